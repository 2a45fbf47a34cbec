import { shareMachine } from '../../machines/shared/share/share.machine.ts';
import { selectIsCopied, selectLinkByHand } from '../../machines/shared/share/share.selectors.ts';
import { worldOf } from '../tools/paths/world.ts';
import { busyWhile } from '../worlds/always.ts';

export const link = {
  title: 'The Estate',
  text: 'A stay at The Estate',
  url: 'https://estate.example/booking/#/stay/search/?arrivalDate=2027-05-01&numberOfNights=2',
};

export const shareWorld = worldOf(
  shareMachine,
  {
    inputs: [undefined],
    events: { 'share.pressed': [{ link }] },
    actors: { share: { done: ['shared', 'copied', 'dismissed', 'failed'] } },
  },
  {
    invariants: {
      ...busyWhile('share'),
      'the link to copy by hand is the link to share (D-533)': (snapshot) =>
        [null, snapshot.context.link.url].includes(selectLinkByHand(snapshot)),
    },
    rules: {
      'a copied link is reported exactly when it is copied (D-533)': ({ event, after }) => {
        if (!event.type.endsWith('.actor.share')) return null;
        const { output } = event as unknown as { output?: string };
        return selectIsCopied(after) === (output === 'copied');
      },
      'the link is shown exactly when it could be neither shared nor copied (D-533)': ({ event, after }) => {
        if (!event.type.endsWith('.actor.share')) return null;
        const { output } = event as unknown as { output?: string };
        return (selectLinkByHand(after) !== null) === (output === undefined || output === 'failed');
      },
    },
    mayRest: (snapshot) => !snapshot.matches('sharing'),
  },
);
