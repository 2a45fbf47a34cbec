import { dateOf, type LocalDate, type LocalDateTime } from './dates.ts';

/** The estate's time zone, whatever the guest's clock says. */
const ESTATE_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The moment in the estate's local time. */
export function estateDateTime(moment: Date): LocalDateTime {
  const parts = ESTATE_CLOCK.formatToParts(moment);
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
  return dateOf(estateDateTime(moment));
}
