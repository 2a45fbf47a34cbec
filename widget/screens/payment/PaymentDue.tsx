import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

interface PaymentDueProps {
  /** The id by which the button's description refers to it. */
  id: string;
  /** Pence. */
  today: number;
  /** Pence. */
  onArrival: number;
}

/** The amount that the button takes now, and the amount due on arrival. */
export function PaymentDue({ id, today, onArrival }: PaymentDueProps) {
  const { payment, formats } = useTexts();
  const texts = payment.due;
  const priced = (text: string, pence: number) => fill(text, { amount: formats.price(pence) });
  const [first, second] =
    today > 0
      ? [priced(texts.now, today), onArrival > 0 ? priced(texts.later, onArrival) : null]
      : onArrival > 0
        ? [priced(texts.onArrival, onArrival), texts.nothingNow]
        : [texts.nothingNow, null];
  return (
    <p id={id} className="payment-due">
      <strong>{first}</strong>
      {second === null ? null : <span className="ui-soft"> {second}</span>}
    </p>
  );
}
