import { useSelector } from '@xstate/react';
import {
  selectGuestName,
  selectTreatments,
} from '../../../machines/modals/package-spa/package-spa.selectors.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Treatment, TreatmentDuration } from '../../../src/domain/spa.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { sameContent } from '../shared/same-content.ts';
import type { PackageSpaRef } from './package-spa-ref.ts';

/** The treatments that can be had, each with a 'Select' per length (A §2.12). */
export function SpaTreatments({ actor }: { actor: PackageSpaRef }) {
  const texts = useTexts().packageSpa;
  const name = useSelector(actor, selectGuestName);
  const treatments = useSelector(actor, selectTreatments, sameContent);
  return (
    <>
      <ModalHeading page="treatments">{fill(texts.choose, { name })}</ModalHeading>
      <ul className="package-spa-treatments ui-list">
        {treatments.map((treatment) => (
          <TreatmentCard key={treatment.Id} actor={actor} treatment={treatment} />
        ))}
      </ul>
    </>
  );
}

interface TreatmentCardProps {
  actor: PackageSpaRef;
  treatment: Treatment;
}

function TreatmentCard({ actor, treatment }: TreatmentCardProps) {
  const { Id, DisplayName, Description, Images, Durations } = treatment;
  return (
    <li className="package-spa-treatment">
      <Gallery images={Images} label={DisplayName} />
      <div className="package-spa-words">
        <h4 className="ui-display">{DisplayName}</h4>
        <Disclosure html={Description} label={DisplayName} />
      </div>
      <div className="package-spa-durations">
        {Durations.map((duration) => (
          <SelectDuration
            key={duration.Code}
            name={DisplayName}
            duration={duration}
            onSelect={() => actor.send({ type: 'duration.chosen', treatmentId: Id, code: duration.Code })}
          />
        ))}
      </div>
    </li>
  );
}

interface SelectDurationProps {
  name: string;
  duration: TreatmentDuration;
  onSelect: () => void;
}

function SelectDuration({ name, duration: { Duration, Price }, onSelect }: SelectDurationProps) {
  const texts = useTexts().packageSpa;
  return (
    <Button onClick={onSelect}>
      <span className="package-spa-duration ui-numbers">
        {texts.select} <small>{fill(texts.minutes, { n: Duration })}</small>{' '}
        <strong>{formatPrice(Price)}</strong>
      </span>
      <span className="ui-hidden">: {name}</span>
    </Button>
  );
}
