import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { SumDifference } from '../../src/domain/money/estate-sums.ts';
import { POUND, toMajorUnits } from '../../src/domain/money/money.ts';
import { selectConfiguration } from '../../machines/booking/booking.selectors.ts';
import { codeOf } from '../../src/domain/configuration/coded-names.ts';
import type { CodedName } from '../../src/domain/configuration/configuration.ts';
import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';

const NAMES: Readonly<Record<SumDifference['of'], string>> = { total: 'in total', dueToday: 'to pay today' };

/**
 * Warns the page of a booking whose sums at the estate differ from those shown to the guest, in major units of the
 * estate's currency. Returns a function that stops it.
 */
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

/** Warns a page that names a country which is not among those of the configuration: addresses begin with GB then. */
export function warnOfCountry(country: string, warn: (message: string) => void) {
  return (countries: readonly CodedName[]): void => {
    const isKnown = country === HOME_COUNTRY || codeOf(countries, country) !== null;
    if (!isKnown && countries.length > 0) warn(`country ${country} is not in the configuration`);
  };
}
