import type { LocalDate, LocalDateTime } from './dates.ts';

/** The time zone of an estate that names none. */
export const HOME_ZONE = 'Europe/London';

/** The estate's clock, whatever the guest's says. */
let clock = clockIn(HOME_ZONE);

/** Who keeps the time, the last one last: a page has one clock, also where it has two elements. */
const keepers: { timeZone: string }[] = [];

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Whether the browser knows a time zone by this name, such as 'Europe/Paris'. */
export function isTimeZone(name: string): boolean {
  try {
    return clockIn(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * From now on the estate's time is that of this zone, until `release`. `isAlone`: nobody else keeps it in another zone.
 * Throws a RangeError for an unknown one.
 */
export function keepTimeIn(timeZone: string): { isAlone: boolean; release: () => void } {
  clock = clockIn(timeZone);
  const isAlone = keepers.every((other) => other.timeZone === timeZone);
  const keeper = { timeZone };
  keepers.push(keeper);
  return {
    isAlone,
    release: () => {
      keepers.splice(keepers.indexOf(keeper), 1);
      clock = clockIn(keepers.at(-1)?.timeZone ?? HOME_ZONE);
    },
  };
}

/** The moment in the estate's local time. */
export function estateDateTime(moment: Date): LocalDateTime {
  const parts = clock.formatToParts(moment);
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
