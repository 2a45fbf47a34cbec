import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The sum of all choices before they are added; empty while there are none. */
export function ChosenSum({ sum }: { sum: MinorUnits | null }) {
  const { addons, formats } = useTexts();
  return (
    <p className="ui-numbers" role="status">
      {sum === null ? null : <strong>{fill(addons.booked.amount, { amount: formats.price(sum) })}</strong>}
    </p>
  );
}
