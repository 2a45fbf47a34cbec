/** An event that the browser has timed: from when it happened to the next paint, in milliseconds. */
export interface TimedEvent {
  /** Events with the same one are one interaction, as down, up and click of a press. */
  interaction: number;
  at: number;
  duration: number;
}

/** A shift of the layout that no input has caused within half a second. */
export interface Shift {
  at: number;
  amount: number;
}

export interface Interaction {
  at: number;
  duration: number;
}

/** Milliseconds; shifts within the first of each other, and within the second of the first one, are one window. */
const GAP = 1000;
const WINDOW = 5000;

/** As the web-vitals count: each interaction lasts as long as the longest of its events, and begins with the first. */
export function interactionsOf(events: readonly TimedEvent[]): Interaction[] {
  const byId = new Map<number, Interaction>();
  for (const { interaction, at, duration } of events) {
    const known = byId.get(interaction) ?? { at, duration };
    byId.set(interaction, { at: Math.min(known.at, at), duration: Math.max(known.duration, duration) });
  }
  return [...byId.values()];
}

/** CLS as the web-vitals count: the sum of the window with the most. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [most, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, amount } of shifts) {
    const isSame = at - last < GAP && at - first < WINDOW;
    [sum, first] = isSame ? [sum + amount, first] : [amount, at];
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}
