/** An event that the browser timed: milliseconds from the event to the next paint. */
export interface TimedEvent {
  /** The interaction's id, shared by its events, such as down, up and click of a press. */
  interaction: number;
  at: number;
  duration: number;
}

/** A layout shift without an input in the half second before. */
export interface Shift {
  at: number;
  amount: number;
}

export interface Interaction {
  at: number;
  duration: number;
}

/** Milliseconds. A window holds shifts less than GAP apart and within WINDOW of its first one. */
const GAP = 1000;
const WINDOW = 5000;

/**
 * The interactions as web-vitals counts them: each begins with its first event and lasts as long as its
 * longest.
 */
export function interactionsOf(events: readonly TimedEvent[]): Interaction[] {
  const byId = new Map<number, Interaction>();
  for (const { interaction, at, duration } of events) {
    const known = byId.get(interaction) ?? { at, duration };
    byId.set(interaction, { at: Math.min(known.at, at), duration: Math.max(known.duration, duration) });
  }
  return [...byId.values()];
}

/** CLS as web-vitals counts it: the largest sum of a window. */
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
