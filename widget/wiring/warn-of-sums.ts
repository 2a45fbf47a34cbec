import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { SumDifference } from '../../src/domain/estate-sums.ts';
import { POUND, toMajorUnits } from '../../src/domain/money.ts';
import { selectConfiguration } from '../../machines/booking/booking.selectors.ts';

const NAMES: Readonly<Record<SumDifference['of'], string>> = { total: 'in total', dueToday: 'to pay today' };

/** Tells the page, in the estate's currency, of a booking whose bill is another one at the estate than the guest was shown (E-06). Returns what stops it. */
export function warnOfSums(actor: BookingActor, warn: (message: string) => void): () => void {
  const subscription = actor.on('sums.differ', ({ confirmationNumber, of, shown, estate }) => {
    const currency = selectConfiguration(actor.getSnapshot())?.currency ?? POUND;
    const [ours, theirs] = [toMajorUnits(shown, currency), toMajorUnits(estate, currency)];
    warn(
      `booking ${confirmationNumber}: the guest was shown ${ours} ${NAMES[of]}, the estate says ${theirs}`,
    );
  });
  return () => {
    subscription.unsubscribe();
  };
}
