/** A disturbance of the guest: when it happened, and how long or how large it was. */
export interface Disturbance {
  at: number;
  amount: number;
}

export interface Disturbances {
  /** Tasks of more than 50 ms. */
  tasks: Disturbance[];
  /**
   * Tasks of more than 50 ms by their thread's own clock, which stops while the machine does something else.
   */
  ownTasks: Disturbance[];
  /** Layout shifts without an input in the half second before. */
  shifts: Disturbance[];
}

export interface Walk extends Disturbances {
  firstPaint: number;
  /** When the widget reported that it is ready, after React's first render. */
  ready: number;
  /** Each step, with the time of the press that led to it. */
  steps: readonly { step: string; at: number }[];
}

/**
 * The disturbances until the widget was ready, on its first screen, and in each step from the press on.
 * Shifts count from the first paint.
 */
export function partsOf({
  firstPaint,
  ready,
  steps,
  ...all
}: Walk): { name: string; happened: Disturbances }[] {
  const starts = [{ step: 'until it is ready', at: 0 }, { step: 'the first screen', at: ready }, ...steps];
  return starts.map(({ step, at }, index) => {
    const end = starts[index + 1]?.at ?? Infinity;
    const isIn = (each: Disturbance) => each.at >= at && each.at < end;
    const shifts = all.shifts.filter((each) => isIn(each) && each.at > firstPaint);
    const [tasks, ownTasks] = [all.tasks.filter(isIn), all.ownTasks.filter(isIn)];
    return { name: step, happened: { tasks, ownTasks, shifts } };
  });
}

/** The sum of the shifts. */
export function shiftOf({ shifts }: Disturbances): string {
  return shifts.reduce((sum, { amount }) => sum + amount, 0).toFixed(3);
}

/** The number of long tasks, and the longest. */
export function tasksOf(tasks: readonly Disturbance[]): string {
  if (tasks.length === 0) return '0';
  return `${tasks.length}, up to ${Math.round(Math.max(...tasks.map(({ amount }) => amount)))} ms`;
}
