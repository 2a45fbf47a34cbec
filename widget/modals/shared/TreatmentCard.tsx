import type { ReactNode } from 'react';
import type { Treatment } from '../../../src/domain/spa.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Gallery } from '../../ui/Gallery.tsx';

interface TreatmentCardProps {
  treatment: Treatment;
  /** Its lengths, to choose from. */
  children: ReactNode;
}

/** A treatment in a `times-treatments` list: pictures, words and lengths of a row stand in line. */
export function TreatmentCard({ treatment, children }: TreatmentCardProps) {
  const { DisplayName, Description, Images } = treatment;
  return (
    <li className="times-treatment">
      <div>
        <Gallery images={Images} label={DisplayName} />
      </div>
      <div>
        <h4 className="ui-display">{DisplayName}</h4>
        <Disclosure html={Description} label={DisplayName} />
      </div>
      {children}
    </li>
  );
}
