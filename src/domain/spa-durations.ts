import type { LocalDate } from './dates.ts';
import type { SpaDay, SpaItem, Treatment, TreatmentDuration } from './spa.ts';

/** What the spa sells on a date; nothing where its answer lacks the date. */
export function itemsOn(days: readonly SpaDay[], date: LocalDate): SpaItem[] {
  return days.find((day) => day.Date === date)?.Items ?? [];
}

/** The treatments that can be had of a day's items, each with its durations of that day (A §9.7). */
export function treatmentsOf(treatments: readonly Treatment[], items: readonly SpaItem[]): Treatment[] {
  return treatments
    .map((treatment) => ({ ...treatment, Durations: durationsOf(treatment, items) }))
    .filter((treatment) => treatment.Durations.length > 0);
}

/**
 * A treatment's durations that match an item of the day, the shortest first (A §9.7). Minutes are Length − Interval,
 * the price is the item's StandardPrice, and the difference is what it costs more than the included duration, or the
 * whole price where none is included.
 */
export function durationsOf({ Durations }: Treatment, items: readonly SpaItem[]): TreatmentDuration[] {
  const included = Durations.find((duration) => duration.IsIncluded);
  // An included duration that is not sold that day keeps the price it has in the configuration.
  const includedPrice = included ? (itemOf(included, items)?.StandardPrice ?? included.Price) : 0;
  return Durations.flatMap((duration): TreatmentDuration[] => {
    const item = itemOf(duration, items);
    if (item === null) return [];
    const Price = item.StandardPrice;
    return [
      {
        Code: duration.Code,
        Id: item.ID,
        Duration: item.Length - item.Interval,
        Price,
        IsIncluded: duration.IsIncluded,
        PriceDifference: duration.IsIncluded ? 0 : Price - includedPrice,
      },
    ];
  }).sort((a, b) => a.Duration - b.Duration);
}

/** The item of a duration: by code, or by id where the codes differ (A §3.14). */
function itemOf({ Code, Id }: TreatmentDuration, items: readonly SpaItem[]): SpaItem | null {
  return items.find((item) => item.Code === Code) ?? items.find((item) => item.ID === Id) ?? null;
}
