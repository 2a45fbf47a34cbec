import { useSelector } from '@xstate/react';
import type { IncludedTreatmentsRef } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import type { Treatment, TreatmentDuration } from '../../../src/domain/spa/spa.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Toggle } from '../../ui/controls/Toggle.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TreatmentCards } from '../shared/TreatmentCards.tsx';

/** The treatments of the day, each with its durations. */
export function TreatmentsPage({ actor }: { actor: IncludedTreatmentsRef }) {
  const words = useTexts();
  const { includedTreatments: texts, formats } = words;
  const name = describeGuest(words, useSelector(actor, selectors.selectGuestName));
  const date = useSelector(actor, selectors.selectDate);
  const treatments = useSelector(actor, selectors.selectTreatments);
  return (
    <>
      <ModalHeading page={`treatments ${name} ${date}`} isHidden>
        {texts.pages.treatments} {fill(texts.treatmentsOf, { name, date: formats.stayDay(date) })}
      </ModalHeading>
      <AgeNote age={useSelector(actor, selectors.selectMinimumAge)} />
      {treatments.length === 0 ? (
        <Notice>
          <p>{texts.noTreatments}</p>
        </Notice>
      ) : (
        <TreatmentCards treatments={treatments}>
          {(treatment) => <TreatmentDurations actor={actor} treatment={treatment} />}
        </TreatmentCards>
      )}
    </>
  );
}

interface DurationsProps {
  actor: IncludedTreatmentsRef;
  treatment: Treatment;
}

function TreatmentDurations({ actor, treatment: { id, displayName, durations } }: DurationsProps) {
  const texts = useTexts().includedTreatments;
  const pick = useSelector(actor, selectors.selectPick);
  const chosen = pick?.treatment.id === id ? pick.duration.id : null;
  return (
    <div
      className="times-lengths"
      role="group"
      aria-label={fill(texts.durations, { treatment: displayName })}
    >
      {durations.map((duration) => (
        <Toggle
          key={duration.id}
          pressed={duration.id === chosen}
          onChange={() => actor.send({ type: 'duration.chosen', treatmentId: id, durationId: duration.id })}
        >
          <DurationWords duration={duration} />
        </Toggle>
      ))}
    </div>
  );
}

/** 'N mins', then 'Included' or the extra cost. The price of what is included would seem to come on top (D-617). */
function DurationWords({ duration: { duration, priceDifference } }: { duration: TreatmentDuration }) {
  const { includedTreatments: texts, formats } = useTexts();
  return (
    <span className="times-duration ui-numbers">
      <strong>{fill(texts.minutes, { n: duration })}</strong>{' '}
      <span>
        {priceDifference > 0
          ? fill(texts.difference, { amount: formats.price(priceDifference) })
          : texts.included}
      </span>
    </span>
  );
}
