import { useSelector } from '@xstate/react';
import type { AddOnTreatmentsRef } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { DateTabs } from '../shared/DateTabs.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TreatmentTimes } from '../shared/TreatmentTimes.tsx';

/** The starts of a guest's treatment, by date and half of the day. */
export function SpaTimes({ actor }: { actor: AddOnTreatmentsRef }) {
  const words = useTexts();
  const { addOnKinds, formats } = words;
  const texts = addOnKinds.treatment;
  const heading = fill(texts.times, {
    name: describeGuest(words, useSelector(actor, selectors.selectGuestName)),
  });
  const wanted = useSelector(actor, selectors.selectWanted);
  const dates = useSelector(actor, selectors.selectDates);
  const date = useSelector(actor, selectors.selectDate);
  const times = useSelector(actor, selectors.selectTreatmentTimes);
  return (
    <>
      <div className="ui-stack ui-stack-tight">
        <ModalHeading page="times">{heading}</ModalHeading>
        {wanted ? (
          <p className="ui-soft ui-numbers">
            {fill(texts.wanted, {
              treatment: wanted.name,
              n: wanted.minutes,
              price: formats.price(wanted.price),
            })}
          </p>
        ) : null}
      </div>
      <DateTabs
        value={date}
        dates={dates.map((day) => ({ date: day, hint: '' }))}
        onChange={(chosen) => actor.send({ type: 'date.chosen', date: chosen })}
      />
      <LoadedContent actor={actor} loading={texts.loading} height={160} failed={texts.timesFailed}>
        <TreatmentTimes
          {...times}
          label={heading}
          words="halves"
          texts={{ full: texts.noTimes, sharedTime: texts.sharedTime }}
          send={actor.send}
        />
      </LoadedContent>
    </>
  );
}
