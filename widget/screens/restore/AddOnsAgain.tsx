import { useSelector } from '@xstate/react';
import type { RestoreRef } from '../../../machines/steps/restore/restore.machine.ts';
import { selectAddOns } from '../../../machines/steps/restore/restore.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { priceText } from './RoomsAgain.tsx';

/** Add-ons without a time: added again, no longer sold, or left to the guest. */
export function AddOnsAgain({ actor }: { actor: RestoreRef }) {
  const words = useTexts();
  const texts = words.restore;
  const addOns = useSelector(actor, selectAddOns);
  if (addOns.length === 0) return null;
  return (
    <section>
      <h3 className="ui-display">{texts.addOns.title}</h3>
      <ul className="ui-list restore-rooms">
        {addOns.map(({ leg, name, became, before, now }, index) => (
          <li key={index}>
            <span>
              <strong>{name}</strong> <span className="ui-soft">{fill(texts.inRoom, { leg })}</span>
            </span>
            <span className={became === 'kept' ? undefined : 'restore-missing'}>{texts.addOns[became]}</span>
            <span className="ui-numbers">{priceText(words, before, became === 'kept' ? now : null)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
