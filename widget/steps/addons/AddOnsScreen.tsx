import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.types.ts';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { useSelector } from '@xstate/react';
import * as selectors from '../../../machines/steps/addons/addons.selectors.ts';
import { AddOnGolfModal } from '../../modals/addon-golf/AddOnGolfModal.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Clashes } from '../itinerary/Clashes.tsx';
import { AddOnPanel } from './AddOnPanel.tsx';
import { SimpleControl } from './SimpleControl.tsx';
import { TimedControl } from './TimedControl.tsx';
import { STAY_MODALS, TimesModal, type ModalViews } from './TimesModal.tsx';

/** Tee times are chosen while booking only. */
const MODALS: ModalViews<TimedKind> = {
  golf: (actor) => <AddOnGolfModal actor={actor} />,
  ...STAY_MODALS,
};

/** Paid extras in a grid of panels. */
export function AddOnsScreen({ actor }: { actor: AddOnsRef }) {
  const { addons: texts, shared } = useTexts();
  const modal = useSelector(actor, selectors.selectModal, (a, b) => a?.actor === b?.actor);
  return (
    <StepLayout
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'next.pressed' })}>
            {shared.continue}
          </Button>
        </>
      }
    >
      <PageHeading>{texts.title}</PageHeading>
      <Offers actor={actor} />
      <RoomsClashes actor={actor} />
      {modal ? <TimesModal views={MODALS} modal={modal} /> : null}
    </StepLayout>
  );
}

function Offers({ actor }: { actor: AddOnsRef }) {
  const { addons: texts } = useTexts();
  const offers = useSelector(actor, selectors.selectOffers);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const isUnavailable = useSelector(actor, selectors.selectIsUnavailable);
  if (isLoading) {
    return <Loading text={texts.loading} height={320} />;
  }
  if (isUnavailable) {
    return <ErrorBox {...texts.unavailable} onRetry={() => actor.send({ type: 'load.retried' })} />;
  }
  // A step without offers waits for the guest: going on by itself would make Back return to the same step.
  if (offers.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="ui-grid ui-cards ui-list">
      {offers.map((offer) => (
        <AddOnPanel key={offer.price.code} content={offer.content} price={offer.price}>
          {offer.legs.map((leg) => (
            <RoomControl key={leg} actor={actor} offer={offer} leg={leg} />
          ))}
        </AddOnPanel>
      ))}
    </ul>
  );
}

function RoomControl({ actor, offer, leg }: { actor: AddOnsRef; offer: AddOnOffer; leg: number }) {
  const { kind } = offer;
  return kind === 'perItem' || kind === 'toggle' ? (
    <SimpleControl actor={actor} offer={offer} leg={leg} />
  ) : (
    <TimedControl actor={actor} offer={offer} kind={kind} leg={leg} />
  );
}

/** Times that may overlap, room by room. */
function RoomsClashes({ actor }: { actor: AddOnsRef }) {
  const rooms = useSelector(actor, selectors.selectClashes);
  return rooms.map(({ leg, clashes }) => <Clashes key={leg} clashes={clashes} />);
}
