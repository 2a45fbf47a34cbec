/** How often something came. */
export interface Rate {
  times: number;
  perSecond: number;
  /** In the busiest whole second. */
  peak: number;
}

/** `ats`: when, in seconds; `seconds`: of how many. */
export function rateOf(ats: readonly number[], seconds: number): Rate {
  const bySecond = new Map<number, number>();
  for (const at of ats) bySecond.set(Math.floor(at), (bySecond.get(Math.floor(at)) ?? 0) + 1);
  return {
    times: ats.length,
    perSecond: ats.length / seconds,
    peak: [...bySecond.values()].reduce((most, times) => Math.max(most, times), 0),
  };
}

/** How many are there at once: as many as come in a minute, times the minutes that one stays in the mean. Shares in per cent. */
export function littlesLaw(perHour: number, kinds: readonly { share: number; minutes: number }[]): number {
  return (perHour / 60) * meanOf(kinds);
}

/** The mean stay in minutes. */
export function meanOf(kinds: readonly { share: number; minutes: number }[]): number {
  return kinds.reduce((sum, { share, minutes }) => sum + share * minutes, 0) / 100;
}

/** How many of the questions reach the server where one answer is kept for so many seconds. */
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
 * How often browsers ask first whether they may call (OPTIONS): for a body that goes to another origin than the page's, once
 * for each guest and address while the estate lets it be kept.
 */
export function preflightsOf(calls: readonly Call[]): number {
  const asking = calls.filter(({ label, sent }) => sent > 0 && !label.includes(' site '));
  return new Set(asking.map(({ guest, path }) => `${guest} ${path}`)).size;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
