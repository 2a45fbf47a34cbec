import { useSelector } from '@xstate/react';
import {
  selectDate,
  selectGuestName,
  selectPick,
  selectTreatments,
} from '../../../machines/modals/spa-package/spa-package.selectors.ts';
import { formatStayDay } from '../../../src/domain/date-formats.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Treatment, TreatmentDuration } from '../../../src/domain/spa.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PictureCard } from '../../ui/PictureCard.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { sameContent } from '../shared/same-content.ts';
import type { SpaPackageRef } from './spa-package-ref.ts';

/** The treatments of the day, each with its durations (A §2.10). */
export function TreatmentsPage({ actor }: { actor: SpaPackageRef }) {
  const texts = useTexts().spaPackage;
  const name = useSelector(actor, selectGuestName);
  const date = useSelector(actor, selectDate);
  const treatments = useSelector(actor, selectTreatments, sameContent);
  return (
    <>
      <ModalHeading page={`treatments ${name} ${date}`}>
        <span className="spa-package-page ui-eyebrow">{texts.pages.treatments}</span>{' '}
        {fill(texts.treatmentsOf, { name, date: formatStayDay(date) })}
      </ModalHeading>
      {treatments.length === 0 ? (
        <Notice>
          <p>{texts.noTreatments}</p>
        </Notice>
      ) : (
        <ul className="ui-grid ui-cards ui-list">
          {treatments.map((treatment) => (
            <PictureCard
              key={treatment.Id}
              images={treatment.Images}
              name={treatment.DisplayName}
              html={treatment.Description}
              level={4}
            >
              <TreatmentDurations actor={actor} treatment={treatment} />
            </PictureCard>
          ))}
        </ul>
      )}
    </>
  );
}

interface DurationsProps {
  actor: SpaPackageRef;
  treatment: Treatment;
}

function TreatmentDurations({ actor, treatment: { Id, DisplayName, Durations } }: DurationsProps) {
  const texts = useTexts().spaPackage;
  const pick = useSelector(actor, selectPick, sameContent);
  const chosen = pick?.treatment.Id === Id ? pick.duration.Id : null;
  return (
    <div
      className="spa-package-durations"
      role="group"
      aria-label={fill(texts.durations, { treatment: DisplayName })}
    >
      {Durations.map((duration) => (
        <Toggle
          key={duration.Id}
          pressed={duration.Id === chosen}
          onChange={() => actor.send({ type: 'duration.chosen', treatmentId: Id, durationId: duration.Id })}
        >
          <DurationWords duration={duration} />
        </Toggle>
      ))}
    </div>
  );
}

/** 'N mins', then 'Included' or what it costs more, and the price (A §2.10). */
function DurationWords({ duration: { Duration, Price, PriceDifference } }: { duration: TreatmentDuration }) {
  const texts = useTexts().spaPackage;
  return (
    <span className="times-duration ui-numbers">
      <strong>{fill(texts.minutes, { n: Duration })}</strong>{' '}
      <span>
        {PriceDifference > 0
          ? fill(texts.difference, { amount: formatPrice(PriceDifference) })
          : texts.included}
      </span>{' '}
      <small>{formatPrice(Price)}</small>
    </span>
  );
}
