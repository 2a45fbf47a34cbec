import type { CDPSession, Page } from 'playwright';
import type { Disturbance } from './disturbances.ts';

const LONG = 50;
const MARK = 'bench: now';

/** An event of Chromium's tracing. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long the thread worked on it. */
  tdur?: number;
}

/**
 * Times a page's tasks by the clock of its thread, which stops while the machine does something else. Returns
 * a function that ends this and gives the tasks above 50 ms, in milliseconds of the page's time.
 */
export async function timeOwnTasks(devtools: CDPSession): Promise<(page: Page) => Promise<Disturbance[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if ((event.tdur ?? 0) > LONG * 1000 || event.name === MARK) events.push(event);
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async (page) => {
    const now = await page.evaluate((name) => performance.mark(name).startTime, MARK);
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    const mark = events.find(({ name }) => name === MARK);
    if (!mark) throw new Error('the trace does not know the page');
    const isOfPage = ({ pid, tid }: TraceEvent) => pid === mark.pid && tid === mark.tid;
    return events
      .filter((event) => event.name.endsWith('RunTask') && isOfPage(event))
      .map(({ ts, tdur = 0 }) => ({ at: now - (mark.ts - ts) / 1000, amount: tdur / 1000 }));
  };
}
