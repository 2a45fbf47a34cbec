import { dateOf, type LocalDate, type LocalDateTime } from './dates.ts';

/** The estate's own time, whatever the guest's clock is set to. */
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

/** A moment as the estate's clocks show it. */
export function estateDateTime(moment: Date): LocalDateTime {
  const parts = ESTATE_CLOCK.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const time = [part('hour'), part('minute'), part('second')].join(':');
  return `${[part('year'), part('month'), part('day')].join('-')}T${time}`;
}

/** A moment's time of day on the estate's business day, which a browser set to another day does not move (D-382). */
export function onBusinessDay(businessDate: LocalDate, moment: Date): LocalDateTime {
  return businessDate + estateDateTime(moment).slice(businessDate.length);
}

/** The date at the estate at a moment. */
export function estateDate(moment: Date): LocalDate {
  return dateOf(estateDateTime(moment));
}
