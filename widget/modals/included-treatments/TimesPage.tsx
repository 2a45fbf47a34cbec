import { useSelector } from '@xstate/react';
import type { IncludedTreatmentsRef } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { describeGuest } from '../../../src/texts/describe-guest.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TreatmentTimes } from '../shared/TreatmentTimes.tsx';

/** The starts of the guest's treatment. */
export function TimesPage({ actor }: { actor: IncludedTreatmentsRef }) {
  const words = useTexts();
  const { includedTreatments: texts, formats } = words;
  const name = describeGuest(words, useSelector(actor, selectors.selectGuestName));
  const date = useSelector(actor, selectors.selectDate);
  const pick = useSelector(actor, selectors.selectPick);
  const times = useSelector(actor, selectors.selectTreatmentTimes);
  const heading = fill(texts.selectTime, { name });
  return (
    <>
      <ModalHeading page={`times ${name} ${date}`}>
        <span className="included-treatments-page ui-eyebrow">{texts.pages.times}</span> {heading}
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
      <LoadedContent actor={actor} loading={texts.loadingTimes} height={160} failed={texts.timesFailed}>
        <TreatmentTimes {...times} label={heading} words="amOrPm" texts={texts} send={actor.send} />
      </LoadedContent>
    </>
  );
}
