import type { ReactNode } from 'react';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { Gallery } from '../../ui/media/Gallery.tsx';
import css from './treatment-cards.css?inline';

registerStyles(css);

interface TreatmentCardsProps {
  treatments: readonly Treatment[];
  /** Stands below the words. */
  note?: (treatment: Treatment) => ReactNode;
  /** The choices of a treatment: its lengths. */
  children: (treatment: Treatment) => ReactNode;
}

/** Treatments, one a row, so that several can be compared at once: a small picture, words and lengths. */
export function TreatmentCards({ treatments, note, children }: TreatmentCardsProps) {
  return (
    <ul className="ui-list">
      {treatments.map((treatment) => (
        <li key={treatment.id} className="times-treatment">
          <Gallery images={treatment.images} label={treatment.displayName} />
          <div className="times-words">
            <h4 className="ui-display">{treatment.displayName}</h4>
            <Disclosure html={treatment.description} label={treatment.displayName} />
            {note?.(treatment)}
          </div>
          <div className="times-lengths">{children(treatment)}</div>
        </li>
      ))}
    </ul>
  );
}
