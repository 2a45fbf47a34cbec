import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** What each who takes part pays; nothing where the price does not go by them. */
export function EachPrice({ amount, words }: { amount: MinorUnits | null; words: string }) {
  const { formats } = useTexts();
  return amount === null ? null : (
    <p className="ui-numbers">{fill(words, { amount: formats.price(amount) })}</p>
  );
}
