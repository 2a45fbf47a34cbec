import { useSelector } from '@xstate/react';
import type { PackageSpaRef } from '../../../machines/modals/package-spa/package-spa.machine.ts';
import {
  selectMinimumAge,
  selectGuests,
} from '../../../machines/modals/package-spa/package-spa.selectors.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { sameContent } from '../shared/same-content.ts';

/** Who wants treatments (A §4.9). */
export function SpaGuests({ actor }: { actor: PackageSpaRef }) {
  const texts = useTexts().packageSpa;
  const guests = useSelector(actor, selectGuests, sameContent);
  return (
    <fieldset className="times-guests">
      <legend className="ui-label">{texts.who}</legend>
      {guests.map(({ guestIndex, name, isTicked }) => (
        <Checkbox
          key={guestIndex}
          label={name}
          name={`spa-${guestIndex}`}
          checked={isTicked}
          onChange={(ticked) => actor.send({ type: 'guest.ticked', guestIndex, isTicked: ticked })}
        />
      ))}
      <AgeNote age={useSelector(actor, selectMinimumAge)} />
    </fieldset>
  );
}
