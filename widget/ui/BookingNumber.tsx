import css from './booking-number.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

/** The number by which the guest and the estate speak of a booking, to be read out on the telephone. */
export function BookingNumber({ label, number }: { label: string; number: string }) {
  return (
    <p>
      {label} <strong className="booking-number ui-display ui-numbers">{number}</strong>
    </p>
  );
}
