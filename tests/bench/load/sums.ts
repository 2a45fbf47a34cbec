/** How often something happened. */
export interface Rate {
  times: number;
  perSecond: number;
  /** The number in the busiest whole second. */
  peak: number;
}

/** The rate of events at the seconds `ats`, over `seconds`. */
export function rateOf(ats: readonly number[], seconds: number): Rate {
  const bySecond = new Map<number, number>();
  for (const at of ats) bySecond.set(Math.floor(at), (bySecond.get(Math.floor(at)) ?? 0) + 1);
  return {
    times: ats.length,
    perSecond: ats.length / seconds,
    peak: [...bySecond.values()].reduce((most, times) => Math.max(most, times), 0),
  };
}

/**
 * The number present at once: the arrivals a minute times the mean stay in minutes. Shares are in per cent.
 */
export function littlesLaw(perHour: number, kinds: readonly { share: number; minutes: number }[]): number {
  return (perHour / 60) * meanOf(kinds);
}

/** The mean stay in minutes. */
export function meanOf(kinds: readonly { share: number; minutes: number }[]): number {
  return kinds.reduce((sum, { share, minutes }) => sum + share * minutes, 0) / 100;
}

/** The number of requests that reach the server where an answer is cached for `keptFor` seconds. */
export function missesOf(ats: readonly number[], keptFor: number): number {
  let [misses, until] = [0, -Infinity];
  for (const at of ats.toSorted((one, other) => one - other)) {
    if (at < until) continue;
    misses += 1;
    until = at + keptFor;
  }
  return misses;
}

interface Call {
  guest: number;
  label: string;
  path: string;
  sent: number;
}

/**
 * The number of preflights (OPTIONS): one for each guest and address with a body to another origin, as long
 * as the estate lets browsers cache it.
 */
export function preflightsOf(calls: readonly Call[]): number {
  const asking = calls.filter(({ label, sent }) => sent > 0 && !label.includes(' site '));
  return new Set(asking.map(({ guest, path }) => `${guest} ${path}`)).size;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
