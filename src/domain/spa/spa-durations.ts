import type { LocalDate } from '../dates/dates.ts';
import type { SpaDay, SpaItem, Treatment, TreatmentDuration } from './spa.ts';

/** The items on sale on a date; empty where the answer lacks the date. */
export function itemsOn(days: readonly SpaDay[], date: LocalDate): SpaItem[] {
  return days.find((day) => day.date === date)?.items ?? [];
}

/** The treatments on sale among a day's items, each with its durations of that day (A §9.7). */
export function treatmentsOf(treatments: readonly Treatment[], items: readonly SpaItem[]): Treatment[] {
  return treatments
    .map((treatment) => ({ ...treatment, durations: durationsOf(treatment, items) }))
    .filter((treatment) => treatment.durations.length > 0);
}

/**
 * A treatment's durations with an item of the day, the shortest first. Minutes are `length` − `interval`, the price is
 * the item's `standardPrice`. The difference is to the price of the included duration; without one, it is the whole
 * price.
 */
export function durationsOf({ durations }: Treatment, items: readonly SpaItem[]): TreatmentDuration[] {
  const included = durations.find((duration) => duration.isIncluded);
  // An included duration that is not on sale that day keeps its price of the configuration.
  const includedPrice = included ? (itemOf(included, items)?.standardPrice ?? included.price) : 0;
  return durations
    .flatMap((duration): TreatmentDuration[] => {
      const item = itemOf(duration, items);
      if (item === null) return [];
      const price = item.standardPrice;
      return [
        {
          code: duration.code,
          id: item.id,
          duration: item.length - item.interval,
          price,
          isIncluded: duration.isIncluded,
          priceDifference: duration.isIncluded ? 0 : price - includedPrice,
        },
      ];
    })
    .sort((a, b) => a.duration - b.duration);
}

/** The item of a duration: by code, or by id where codes differ. */
function itemOf({ code, id }: TreatmentDuration, items: readonly SpaItem[]): SpaItem | null {
  return items.find((item) => item.code === code) ?? items.find((item) => item.id === id) ?? null;
}
