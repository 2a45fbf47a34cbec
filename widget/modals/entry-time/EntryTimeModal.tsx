import { useSelector } from '@xstate/react';
import type { EntryTimeRef } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import * as selectors from '../../../machines/modals/entry-time/entry-time.selectors.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { GuestTicks } from '../shared/GuestTicks.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { TimeChips } from '../shared/TimeChips.tsx';

interface Props {
  actor: EntryTimeRef;
}

/** An hour in the mud room for two guests or more, or in the spa garden for all of a room. */
export function EntryTimeModal({ actor }: Props) {
  const { mud, spaGarden } = useTexts().addOnKinds;
  const isMud = useSelector(actor, selectors.selectKind) === 'mud';
  const texts = isMud ? mud : spaGarden;
  const canFinish = useSelector(actor, selectors.selectCanFinish);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectors.selectName)}
      close={texts.cancel}
      actions={
        <Button variant="primary" disabled={!canFinish} onClick={() => actor.send({ type: 'done.pressed' })}>
          {texts.done}
        </Button>
      }
    >
      <Notice>
        <p>{isMud ? mud.minimum : spaGarden.together}</p>
      </Notice>
      <LoadedContent actor={actor} loading={texts.loading} height={isMud ? 160 : 120} failed={texts.failed}>
        {isMud ? <MudParty actor={actor} /> : <EntryTime actor={actor} />}
      </LoadedContent>
    </ModalFrame>
  );
}

/** The guests who go into the mud room, and the time. */
function MudParty({ actor }: Props) {
  const texts = useTexts().addOnKinds.mud;
  const guests = useSelector(actor, selectors.selectGuests);
  const hasTooFew = useSelector(actor, selectors.selectHasTooFew);
  return (
    <>
      <GuestTicks
        legend={texts.who}
        name="mud"
        guests={guests}
        minimumAge={useSelector(actor, selectors.selectMinimumAge)}
        onTick={(tick) => actor.send({ type: 'guest.ticked', ...tick })}
      />
      {hasTooFew ? (
        <Notice tone="warning" said={texts.tooFew}>
          <p>{texts.tooFew}</p>
        </Notice>
      ) : (
        <EntryTime actor={actor} />
      )}
    </>
  );
}

/** Who goes into the spa garden, as text: nobody is ticked for it. */
function GardenParty({ actor }: Props) {
  const words = useTexts();
  const guests = useSelector(actor, selectors.selectGuests);
  return (
    <>
      <dl>
        <dt className="ui-label">{words.addOnKinds.spaGarden.guests}</dt>
        <dd>{words.formats.series(guests.map(({ name }) => describeGuest(words, name)))}</dd>
      </dl>
      <AgeNote age={useSelector(actor, selectors.selectMinimumAge)} />
    </>
  );
}

/** The time of those who go in, and its price. */
function EntryTime({ actor }: Props) {
  const {
    addOnKinds: { mud, spaGarden },
    shared,
    formats,
  } = useTexts();
  const isMud = useSelector(actor, selectors.selectKind) === 'mud';
  const texts = isMud ? mud : spaGarden;
  const date = useSelector(actor, selectors.selectDate);
  const starts = useSelector(actor, selectors.selectStarts);
  const start = useSelector(actor, selectors.selectStart);
  const lacksTime = useSelector(actor, selectors.selectLacksTime);
  if (starts.length === 0) {
    return <NoAvailability text={texts.noAvailability} hint={isMud ? mud.tryOthers : spaGarden.full} />;
  }
  return (
    <>
      {isMud ? null : <GardenParty actor={actor} />}
      <TimeChips
        legend={texts.entryTime}
        name={isMud ? 'mud-time' : 'spa-garden-time'}
        hint={fill(texts.day, { date: formats.fullDate(date) })}
        value={start}
        times={starts}
        error={lacksTime ? shared.fieldErrors.timeRequired : null}
        onChange={(time) => actor.send({ type: 'time.chosen', start: time })}
      />
      <VisitPrice actor={actor} />
    </>
  );
}

/** The price of the visit; empty while it depends on the time. */
function VisitPrice({ actor }: Props) {
  const {
    addOnKinds: { mud, spaGarden },
    formats,
  } = useTexts();
  const isMud = useSelector(actor, selectors.selectKind) === 'mud';
  const price = useSelector(actor, selectors.selectPrice);
  return (
    <p className="ui-numbers" role="status">
      {price === null ? null : (
        <strong>{fill((isMud ? mud : spaGarden).price, { amount: formats.price(price) })}</strong>
      )}
    </p>
  );
}

/** An error box that is read out without taking the focus, because the guest may still change a choice. */
function NoAvailability({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="ui-error-box" role="alert">
      <h3 className="ui-error-box-heading">{text}</h3>
      <p>{hint}</p>
    </div>
  );
}
