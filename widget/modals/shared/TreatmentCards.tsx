import type { ReactNode } from 'react';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import { PictureCard } from '../../ui/media/PictureCard.tsx';

interface TreatmentCardsProps {
  treatments: readonly Treatment[];
  /** The foot of a treatment's card: its lengths. */
  children: (treatment: Treatment) => ReactNode;
}

/** Treatments as cards, each with its picture and words. */
export function TreatmentCards({ treatments, children }: TreatmentCardsProps) {
  return (
    <ul className="ui-grid ui-cards ui-list">
      {treatments.map((treatment) => (
        <PictureCard
          key={treatment.id}
          images={treatment.images}
          name={treatment.displayName}
          html={treatment.description}
          level={4}
        >
          {children(treatment)}
        </PictureCard>
      ))}
    </ul>
  );
}
