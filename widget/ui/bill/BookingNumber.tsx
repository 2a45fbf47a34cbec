import css from './booking-number.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

/** A booking's number, which guests read out on the telephone. */
export function BookingNumber({ label, number }: { label: string; number: string }) {
  return (
    <p>
      {label} <strong className="booking-number ui-display ui-numbers">{number}</strong>
    </p>
  );
}
