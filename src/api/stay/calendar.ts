import type * as v from 'valibot';
import type { CalendarDay } from '../../domain/dates/calendar.ts';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { SearchWithVouchers } from '../../domain/search/occupancy.ts';
import type { Call } from '../call.ts';
import type { calendarRequest } from './requests.ts';
import { orNull, some, wanted, wireObject, type Answer } from '../reader.ts';
import { ban, count, flag, localDate, money } from '../wire.ts';

export type CalendarRequest = v.InferOutput<typeof calendarRequest>;

/** A day without a price has no room to sell. */
export const calendarDay: Answer<CalendarDay> = wireObject({
  Date: localDate,
  Amount: orNull(money),
  IsAvailable: flag,
  IsClosed: ban,
  Units: wanted(count, 0),
  MinLengthOfStay: orNull(count),
  PackagesTotal: orNull(money),
});

const calendar: Answer<CalendarDay[]> = some(calendarDay);

export const loadCalendar: Call<'calendar', CalendarRequest, CalendarDay[]> = {
  endpoint: 'calendar',
  answer: calendar,
};

/** The question for prices of `nights` nights from a date, for one leg's party. */
export function calendarBody(question: {
  sessionId: string;
  search: SearchWithVouchers;
  leg: number;
  from: LocalDate;
  nights: number;
  roomCode: string | null;
  rateCode: string | null;
}): CalendarRequest {
  const { sessionId, search, leg, from, nights, roomCode, rateCode } = question;
  return {
    sessionId,
    arrivalDate: from,
    numberOfNights: nights,
    code: search.code,
    roomCode,
    rateCode,
    guestOccupancies: search.guestOccupancies.slice(leg - 1, leg),
    leg,
    voucherCodes: search.voucherCodes,
  };
}
