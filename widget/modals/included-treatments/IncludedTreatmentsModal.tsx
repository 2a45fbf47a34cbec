import { useSelector } from '@xstate/react';
import type { IncludedTreatmentsRef } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { MainAction } from '../shared/MainAction.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { DateTabs } from '../shared/DateTabs.tsx';
import css from './included-treatments.css?inline';
import { TreatmentsPage } from './TreatmentsPage.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TreatmentTimes } from '../shared/TreatmentTimes.tsx';

registerStyles(css);

/** The rate's treatments, guest by guest and date by date. */
export function IncludedTreatmentsModal({ actor }: { actor: IncludedTreatmentsRef }) {
  const { includedTreatments: texts } = useTexts();
  const page = useSelector(actor, selectors.selectPage);
  return (
    <ModalFrame
      actor={actor}
      title={texts.title}
      size="full"
      className="ui-stack included-treatments"
      close={null}
      actions={<TreatmentActions actor={actor} />}
    >
      {page ? (
        <>
          <Places actor={actor} />
          {page === 'treatments' ? <TreatmentsPage actor={actor} /> : <TimesPage actor={actor} />}
        </>
      ) : (
        <LoadedContent actor={actor} loading={texts.loading} height={320} failed={texts.failed} />
      )}
    </ModalFrame>
  );
}

/** The guests of the room and the days of the stay, with the current choice of each. */
function Places({ actor }: { actor: IncludedTreatmentsRef }) {
  const words = useTexts();
  const texts = words.includedTreatments;
  const guests = useSelector(actor, selectors.selectGuests);
  const guestIndex = useSelector(actor, selectors.selectGuestIndex);
  const dates = useSelector(actor, selectors.selectDates);
  const dateIndex = useSelector(actor, selectors.selectDateIndex);
  return (
    <div className="included-treatments-places">
      <DateTabs
        value={dates[dateIndex]?.date ?? ''}
        dates={dates.map(({ date, booked }) => ({
          date,
          hint: fill(texts.booked, { n: booked, guests: guests.length }),
        }))}
        onChange={(date) =>
          actor.send({ type: 'date.chosen', dateIndex: dates.findIndex((day) => day.date === date) })
        }
      />
      <Tabs
        label={texts.guests}
        value={String(guestIndex)}
        options={guests.map(({ guestIndex: index, name, pick }) => ({
          value: String(index),
          label: describeGuest(words, name),
          hint: pick === null ? texts.notChosen : (pick.time?.displayTime ?? texts.noTime),
        }))}
        onChange={(chosen) => actor.send({ type: 'guest.chosen', guestIndex: Number(chosen) })}
      />
    </div>
  );
}

function TreatmentActions({ actor }: { actor: IncludedTreatmentsRef }) {
  const { includedTreatments, times, shared } = useTexts();
  const page = useSelector(actor, selectors.selectPage);
  const hasContinue = useSelector(actor, selectors.selectHasContinue);
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  const canFinish = useSelector(actor, selectors.selectCanFinish);
  const missed = useSelector(actor, selectors.selectMissing);
  const missing = missed && { treatment: includedTreatments.chooseTreatment, time: times.chooseTime }[missed];
  const finish = () => actor.send({ type: 'done.pressed' });
  return (
    <>
      {page === 'times' ? (
        <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
      ) : null}
      {hasContinue && canFinish ? (
        <Button variant="link" onClick={finish}>
          {times.done}
        </Button>
      ) : null}
      {hasContinue ? (
        <MainAction
          canPress={canGoOn}
          missing={missing}
          onPress={() => actor.send({ type: 'continue.pressed' })}
        >
          {shared.continue}
        </MainAction>
      ) : (
        <MainAction canPress={canFinish} missing={missing} onPress={finish}>
          {times.done}
        </MainAction>
      )}
    </>
  );
}

/** The starts of the guest's treatment. */
function TimesPage({ actor }: { actor: IncludedTreatmentsRef }) {
  const words = useTexts();
  const { includedTreatments: texts, formats } = words;
  const name = describeGuest(words, useSelector(actor, selectors.selectGuestName));
  const date = useSelector(actor, selectors.selectDate);
  const pick = useSelector(actor, selectors.selectPick);
  const times = useSelector(actor, selectors.selectTreatmentTimes);
  const heading = fill(texts.selectTime, { name });
  return (
    <>
      <div className="ui-stack ui-stack-tight">
        <ModalHeading page={`times ${name} ${date}`}>
          <span className="ui-hidden">{texts.pages.times}</span> {heading}
        </ModalHeading>
        {pick ? (
          <p className="ui-soft">
            {fill(texts.chosen, {
              treatment: pick.treatment.displayName,
              minutes: pick.duration.duration,
              date: formats.stayDay(date),
            })}
          </p>
        ) : null}
      </div>
      <LoadedContent actor={actor} loading={texts.loadingTimes} height={160} failed={texts.timesFailed}>
        <TreatmentTimes {...times} label={heading} words="amOrPm" texts={texts} send={actor.send} />
      </LoadedContent>
    </>
  );
}
