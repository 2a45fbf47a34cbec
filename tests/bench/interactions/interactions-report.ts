import type { Browser } from 'playwright';
import { notableDates } from '../../../demo/estate/world/notable-dates.ts';
import { startDemo } from '../../../demo/start-demo.ts';
import { percentile, table } from '../report.ts';
import { NARROW, WIDE } from '../slow-machine.ts';
import { interactionsOf, layoutShift } from './vitals.ts';
import { watchBooking, type WatchedBooking } from './watch-vitals.ts';

const PERCENT = 98;

/** Books this many times at each width, and times every interaction. Returns the table. */
export async function interactionsReport(browser: Browser, loads: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  try {
    const arrival = notableDates(demo.estate.state.world).ordinary;
    const url = `${demo.siteUrl}/booking/?arrivalDate=${arrival}&numberOfNights=1`;
    const wide: WatchedBooking[] = [];
    const narrow: WatchedBooking[] = [];
    for (let load = 0; load < loads; load++) {
      for (const [bookings, viewport] of [[wide, WIDE] as const, [narrow, NARROW] as const]) {
        demo.estate.reset();
        bookings.push(await watchBooking(browser, url, viewport));
      }
    }
    return vitalsTable(wide, narrow);
  } finally {
    await demo.close();
  }
}

interface StepVitals {
  durations: number[];
  /** The shift of the booking with the largest one. */
  shift: number;
}

/** INP and shift for each step, then total INP and CLS. */
export function vitalsTable(...widths: readonly (readonly WatchedBooking[])[]): string {
  const steps = widths[0]?.[0]?.steps.map(({ step }) => step) ?? [];
  const rowOf = (name: string, byWidth: readonly StepVitals[]) => [name, ...byWidth.flatMap(cellsOf)];
  return table(
    ['', 'interactions at 1280', 'INP, ms', 'shift', 'at 390', 'INP, ms', 'shift'],
    [
      ...steps.map((step) =>
        rowOf(
          step,
          widths.map((bookings) => vitalsOf(bookings, (booking, at) => stepAt(booking, at) === step)),
        ),
      ),
      rowOf(
        'all, with CLS',
        widths.map((bookings) => vitalsOf(bookings, () => true)),
      ),
      ['target', ...widths.flatMap(() => ['', '≤ 200', '0'])],
    ],
  );
}

function vitalsOf(
  bookings: readonly WatchedBooking[],
  isIn: (booking: WatchedBooking, at: number) => boolean,
): StepVitals {
  const within = bookings.map((booking) => ({
    interactions: interactionsOf(booking.events).filter(({ at }) => isIn(booking, at)),
    shifts: booking.shifts.filter(({ at }) => isIn(booking, at)),
  }));
  return {
    durations: within.flatMap(({ interactions }) => interactions.map(({ duration }) => duration)),
    shift: Math.max(...within.map(({ shifts }) => layoutShift(shifts))),
  };
}

function cellsOf({ durations, shift }: StepVitals): string[] {
  const inp = durations.length === 0 ? '' : String(Math.round(percentile(durations, PERCENT)));
  return [String(durations.length), inp, shift.toFixed(3)];
}

/** The step that the last press before a time led to. */
function stepAt({ steps }: WatchedBooking, time: number): string | undefined {
  return steps.findLast(({ at }) => at <= time)?.step;
}
