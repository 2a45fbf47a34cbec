import type { LocalDate, LocalDateTime } from './dates.ts';

/** The time zone of an estate that names none. */
export const HOME_ZONE = 'Europe/London';

/** Who keeps the time, the last one last: a page has one clock, also where it has two elements. */
const keepers: { timeZone: string }[] = [];

/** The clocks by their zone. Made when they are first read, since that takes long, and a first screen reads none. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(timeZone, known);
  return known;
}

/** Whether the browser knows a time zone by this name, such as 'Europe/Paris'. */
export function isTimeZone(name: string): boolean {
  try {
    return name === HOME_ZONE || clockIn(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * From now on the estate's time is that of this known zone, until `release`. `isAlone`: nobody else keeps it in another
 * zone.
 */
export function keepTimeIn(timeZone: string): { isAlone: boolean; release: () => void } {
  const isAlone = keepers.every((other) => other.timeZone === timeZone);
  const keeper = { timeZone };
  keepers.push(keeper);
  return {
    isAlone,
    release: () => {
      keepers.splice(keepers.indexOf(keeper), 1);
    },
  };
}

/** The moment in the estate's local time, whatever the guest's clock says. */
export function estateDateTime(moment: Date): LocalDateTime {
  const parts = clockIn(keepers.at(-1)?.timeZone ?? HOME_ZONE).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const time = [part('hour'), part('minute'), part('second')].join(':');
  return `${[part('year'), part('month'), part('day')].join('-')}T${time}`;
}

/**
 * The moment's time of day at the estate, on the estate's business day. A wrong date in the browser does no harm
 * (D-382).
 */
export function onBusinessDay(businessDate: LocalDate, moment: Date): LocalDateTime {
  return businessDate + estateDateTime(moment).slice(businessDate.length);
}

/** The estate's date at the moment. */
export function estateDate(moment: Date): LocalDate {
  return estateDateTime(moment).slice(0, 10);
}

/** The moment of a local time at the estate. Of an hour that the clocks repeat, one of both. */
export function estateMoment(local: LocalDateTime): Date {
  const written = Date.parse(`${local}Z`);
  const ahead = (moment: number) => Date.parse(`${estateDateTime(new Date(moment))}Z`) - moment;
  return new Date(written - ahead(written - ahead(written)));
}
