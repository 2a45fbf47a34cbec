import { useSelector } from '@xstate/react';
import type { MudRef } from '../../../machines/modals/mud/mud.machine.ts';
import {
  selectMinimumAge,
  selectCanFinish,
  selectGuests,
  selectHasTooFew,
  selectName,
} from '../../../machines/modals/mud/mud.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { Asked } from '../shared/Asked.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { sameContent } from '../shared/same-content.ts';
import { EntryTime } from './EntryTime.tsx';

/** An hour in the mud room for two guests or more (A §2.12). */
export function MudModal({ actor }: { actor: MudRef }) {
  const texts = useTexts().mud;
  const canFinish = useSelector(actor, selectCanFinish);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectName)}
      close={texts.cancel}
      actions={
        <Button variant="primary" disabled={!canFinish} onClick={() => actor.send({ type: 'done.pressed' })}>
          {texts.done}
        </Button>
      }
    >
      <Notice>
        <p>{texts.minimum}</p>
      </Notice>
      <Asked actor={actor} loading={texts.loading} height={160} failed={texts.failed}>
        <Party actor={actor} />
      </Asked>
    </ModalFrame>
  );
}

/** Who goes in, and when. */
function Party({ actor }: { actor: MudRef }) {
  const texts = useTexts().mud;
  const guests = useSelector(actor, selectGuests, sameContent);
  const hasTooFew = useSelector(actor, selectHasTooFew);
  return (
    <>
      <fieldset className="times-guests">
        <legend className="ui-label">{texts.who}</legend>
        {guests.map(({ guestIndex, name, isTicked }) => (
          <Checkbox
            key={guestIndex}
            label={name}
            name={`mud-${guestIndex}`}
            checked={isTicked}
            onChange={(ticked) => actor.send({ type: 'guest.ticked', guestIndex, isTicked: ticked })}
          />
        ))}
        <AgeNote age={useSelector(actor, selectMinimumAge)} />
      </fieldset>
      {hasTooFew ? (
        <Notice tone="warning" said={texts.tooFew}>
          <p>{texts.tooFew}</p>
        </Notice>
      ) : (
        <EntryTime actor={actor} names={guests.filter(({ isTicked }) => isTicked).map(({ name }) => name)} />
      )}
    </>
  );
}
