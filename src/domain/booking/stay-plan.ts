import type { Booking, Leg } from './booking.ts';
import { appointmentsOf, ofSelection, type Appointment } from './clashes.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { compareDates, dateOf, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import { bookedTables } from '../dining/booked-tables.ts';
import type { Meal } from '../dining/dining-rows.ts';
import type { DiningBooking } from '../dining/dining.ts';
import { isTimed } from '../addons/included-times.ts';
import { chosenTime } from '../addons/chosen-times.ts';
import { addOnByCode, rateContentOf, restaurantById } from '../configuration/lookups.ts';
import { MINUTES } from '../dates/minutes.ts';
import type { PoolSelection, PoolTime } from '../spa/spa.ts';

/** A booked time of a room's guests. `minutes`: its length. */
export interface PlannedTime {
  kind: Appointment['kind'];
  /** The restaurant or the treatment; empty without a name. */
  what: string;
  /** First names of the guests who come; empty where nobody has said who. */
  who: string[];
  /** The number of guests who come. */
  people: number;
  start: LocalDateTime;
  minutes: number;
}

/** An entry of a day: a time, or a part of the day at the pool. */
export type PlanEntry = { leg: number } & (
  ({ at: 'time' } & PlannedTime) | { at: 'part'; part: PoolTime; who: string[] }
);

/** An included meal on a day without a table: none was free, or its restaurants are closed. */
export interface MealWithoutTable {
  at: 'noTable';
  leg: number;
  kind: Meal;
  why: 'missing' | 'closed';
}

export interface PlanDay<Entry = PlanEntry> {
  date: LocalDate;
  entries: Entry[];
}

/** An add-on without a time; `quantity` is null where it is not priced per item. */
export interface PlannedExtra {
  leg: number;
  name: string;
  quantity: number | null;
}

/** The booked times of a room in order, with the guests who come. */
export function plannedTimes(configuration: StayConfiguration, leg: Leg): PlannedTime[] {
  const rate = rateContentOf(configuration, leg);
  const everybody = leg.guests.map((_, index) => index);
  const planned = (appointment: Appointment, what: string, people: number): PlannedTime => ({
    kind: appointment.kind,
    what,
    who: namesOf(leg, appointment.guests),
    people,
    start: appointment.start,
    minutes: appointment.minutes,
  });
  const tables = (kind: 'breakfast' | 'dinner', bookings: readonly DiningBooking[]) =>
    bookings.flatMap(({ isAvailable, restaurant, timeslot }) =>
      isAvailable && timeslot !== null
        ? [
            planned(
              { kind, name: '', start: timeslot, minutes: MINUTES[kind], guests: everybody },
              restaurantName(configuration, restaurant),
              everybody.length,
            ),
          ]
        : [],
    );
  const others = {
    ...leg,
    breakfast: [],
    dinner: [],
    golf: rate?.includesGolf ? leg.golf : [],
    packages: [],
  };
  return [
    ...tables('breakfast', rate?.includesBreakfast ? leg.breakfast : []),
    ...tables('dinner', rate?.includesDinner ? leg.dinner : []),
    ...appointmentsOf(configuration, others).map((appointment) =>
      planned(appointment, appointment.name, appointment.guests.length),
    ),
    ...leg.packages.flatMap(({ price, selections }) =>
      selections.map((selection) => {
        const name = addOnByCode(configuration, price.code)?.displayName ?? '';
        const appointment = ofSelection(selection, name, everybody);
        const { quantity, guests } = chosenTime(selection);
        const own = selection.kind === 'table' ? restaurantName(configuration, selection.restaurant) : '';
        return planned(appointment, own || appointment.name || name, guests?.length ?? quantity);
      }),
    ),
  ].sort((a, b) => compareDates(a.start, b.start));
}

interface Dated<Entry> {
  when: LocalDateTime;
  entry: Entry;
}

/** All booked times, day by day, of all rooms together. */
export function stayPlan(booking: Booking, configuration: StayConfiguration): PlanDay[] {
  return byDay(booking.legs.flatMap((leg) => entriesOf(configuration, leg)));
}

/** The same with the meals that have no table. */
export function wholePlan(
  booking: Booking,
  configuration: StayConfiguration,
): PlanDay<PlanEntry | MealWithoutTable>[] {
  return byDay(
    booking.legs.flatMap((leg): Dated<PlanEntry | MealWithoutTable>[] => [
      ...entriesOf(configuration, leg),
      ...withoutTable(configuration, leg, 'breakfast'),
      ...withoutTable(configuration, leg, 'dinner'),
    ]),
  );
}

function entriesOf(configuration: StayConfiguration, leg: Leg): Dated<PlanEntry>[] {
  return [
    ...plannedTimes(configuration, leg).map((time) => ({
      when: time.start,
      entry: { at: 'time' as const, leg: leg.leg, ...time },
    })),
    ...poolTimes(configuration, leg).map(({ date, time }) => ({
      when: `${date}T${BEGINS[time]}`,
      entry: {
        at: 'part' as const,
        leg: leg.leg,
        part: time,
        who: namesOf(leg, [...leg.guests.keys()]),
      },
    })),
  ];
}

function withoutTable(configuration: StayConfiguration, leg: Leg, kind: Meal): Dated<MealWithoutTable>[] {
  if (!isTimed(configuration, leg, kind)) return [];
  const { missing, closed } = bookedTables(configuration, leg, kind);
  const begins = BEGINS[kind === 'breakfast' ? 'Morning' : 'Evening'];
  const on = (why: MealWithoutTable['why']) => (date: LocalDate) => ({
    when: `${date}T${begins}`,
    entry: { at: 'noTable' as const, leg: leg.leg, kind, why },
  });
  return [...missing.map(on('missing')), ...closed.map(on('closed'))];
}

function byDay<Entry>(entries: readonly Dated<Entry>[]): PlanDay<Entry>[] {
  const inOrder = entries.toSorted((a, b) => compareDates(a.when, b.when));
  return [...new Set(inOrder.map(({ when }) => dateOf(when)))].map((date) => ({
    date,
    entries: inOrder.filter(({ when }) => dateOf(when) === date).map(({ entry }) => entry),
  }));
}

/** The add-ons without times, room by room. */
export function plannedExtras(booking: Booking, configuration: StayConfiguration): PlannedExtra[] {
  return booking.legs.flatMap(({ leg, packages }) =>
    packages
      .filter(({ selections }) => selections.length === 0)
      .map(({ price, quantity }) => ({
        leg,
        name: addOnByCode(configuration, price.code)?.displayName ?? price.code,
        quantity: price.priceCalculationMode === 0 ? quantity : null,
      })),
  );
}

/** Where a part of the day is sorted among its times. */
const BEGINS = { Morning: '00:00:00', Afternoon: '12:00:00', Evening: '17:00:00' } satisfies Record<
  PoolTime,
  string
>;

function poolTimes(configuration: StayConfiguration, leg: Leg): PoolSelection[] {
  return rateContentOf(configuration, leg)?.includesSpaPool ? leg.spaPool : [];
}

/** The guests' first names; empty where one of them is named later: the others would seem to come alone. */
function namesOf(leg: Leg, guests: readonly number[]): string[] {
  const names = guests.map((guest) => leg.guests[guest]?.firstName ?? '');
  return names.includes('') ? [] : names;
}

function restaurantName(configuration: StayConfiguration, id: string | null): string {
  return restaurantById(configuration, id)?.displayName ?? '';
}
