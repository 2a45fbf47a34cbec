/** What the page did to the guest: when, and for how long or by how much. */
export interface Disturbance {
  at: number;
  amount: number;
}

export interface Disturbances {
  /** Tasks of more than 50 ms. */
  tasks: Disturbance[];
  /** Those that were as long by the clock of their own thread, which stands while the machine does something else. */
  ownTasks: Disturbance[];
  /** Shifts of the layout that no input has caused within half a second. */
  shifts: Disturbance[];
}

export interface Walk extends Disturbances {
  firstPaint: number;
  /** When the widget said that it is ready, which is after React's first render. */
  ready: number;
  /** Each step, and when the press was that led to it. */
  steps: readonly { step: string; at: number }[];
}

/** What happened until the widget was ready, on its first screen, and from the press to each step until the next; shifts from the first paint. */
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

/** How many long tasks there were, and the longest. */
export function tasksOf(tasks: readonly Disturbance[]): string {
  if (tasks.length === 0) return '0';
  return `${tasks.length}, up to ${Math.round(Math.max(...tasks.map(({ amount }) => amount)))} ms`;
}
