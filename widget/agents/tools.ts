import * as v from 'valibot';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { STEPS } from '../../src/domain/booking/steps.ts';
import { addOnByCode, rateName, roomTypeByCode } from '../../src/domain/configuration/lookups.ts';
import { departureDate, isLocalDate } from '../../src/domain/dates/dates.ts';
import { feesFor, withFees } from '../../src/domain/money/fees.ts';
import { toMajorUnits } from '../../src/domain/money/money.ts';
import { bookingTotal } from '../../src/domain/vouchers/voucher-shares.ts';
import { fromPrice } from '../../src/domain/rooms/rooms.ts';
import { CHILD_AGES, occupancy } from '../../src/domain/search/occupancy.ts';

/** The booking at one moment, with the step that the guest sees. */
export interface Moment {
  flow: selectors.BookingSnapshot;
  /** The step's own snapshot, as it is then; null while its code loads, and between steps. */
  step: () => unknown;
  can: (event: AnyEventObject) => boolean;
  send: (event: AnyEventObject) => void;
}

/** A tool, as the draft of WebMCP has it, that is registered while `isOffered`. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  isReading: boolean;
  isOffered: (moment: Moment) => boolean;
  /** Takes what an assistant sends. Throws where that cannot be read, or is not on offer. */
  run: (moment: Moment, input: unknown) => unknown;
}

const CONFIRMS = 'The guest sees this on the screen, and goes on from there by pressing the button.';

// What an assistant is told of an input, and how it is read.
const whole = { type: 'integer', minimum: 0, maximum: 99 };
const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (items: object) => ({ type: 'array', items });
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const party = v.object({ adults: count, child_ages: v.array(v.picklist(CHILD_AGES)), dogs: count });
const rooms = v.pipe(v.array(party), v.minLength(1), v.maxLength(4));
const wantedStay = v.object({ arrival_date: v.pipe(v.string(), v.check(isLocalDate)), nights: count, rooms });
const ofParty = object({ adults: whole, child_ages: list(whole), dogs: whole });
const ofStay = object({ arrival_date: text, nights: whole, rooms: list(ofParty) });
const wantedOffer = v.object({ code: v.string() });
const wantedAddOn = v.object({ code: v.string(), room: count, is_wanted: v.boolean() });
const ofAddOn = object({ code: text, room: whole, is_wanted: { type: 'boolean' } });

/** What can be chosen now, with the event of its button. */
interface Offer {
  code: string;
  name: string;
  /** For the whole stay, in major units. */
  price?: number;
  /** The number of the room that it is for. */
  room: number;
  event: AnyEventObject;
}

/** The rooms or rates that the screen's buttons would take. */
function offersAt({ flow, can }: Moment): Offer[] {
  const configuration = selectors.selectConfiguration(flow);
  const room = selectors.selectCurrentLeg(flow);
  const leg = selectors.selectBooking(flow)?.legs.find((each) => each.leg === room);
  const answer = selectors.selectAvailability(flow)?.roomAvailabilities.find((each) => each.leg === room);
  if (!configuration || !leg || !answer || room === undefined) return [];
  const { currency } = configuration;
  const rooms = answer.roomRates.map((roomRate): Offer => {
    const { code } = roomRate.room;
    const from = fromPrice(roomRate, answer.guestQuota);
    const price = from ? { price: toMajorUnits(from.amount, currency) } : {};
    const name = roomTypeByCode(configuration, code)?.displayName ?? code;
    return { code, name, ...price, room, event: { type: 'room.chosen', roomCode: code } };
  });
  const rates = answer.roomRates
    .filter((roomRate) => roomRate.room.code === leg.roomCode)
    .flatMap((roomRate) =>
      roomRate.rates.map((rate): Offer => {
        const { rateCode } = rate;
        const amount = withFees(rate.amount, feesFor(roomRate, leg.guestQuota));
        return {
          ...{ code: rateCode, name: rateName(configuration, { rate }), room },
          price: toMajorUnits(amount, currency),
          event: { type: 'rate.selected', rateCode },
        };
      }),
    );
  return [...rooms, ...rates].filter(({ event }) => can(event));
}

/** The add-ons that can be added or, where their times are asked for, opened. `isWanted` false: that can be removed. */
function addOnsAt({ flow, can }: Moment, isWanted: boolean): Offer[] {
  const types = isWanted ? ['addOn.added', 'addOn.opened'] : ['addOn.removed'];
  const legs = selectors.selectBooking(flow)?.legs ?? [];
  return legs.flatMap(({ leg }) =>
    (selectors.selectConfiguration(flow)?.addOns ?? []).flatMap(({ code, displayName }): Offer[] => {
      const event = types.map((type) => ({ type, leg, code })).find(can);
      return event ? [{ code, name: displayName, room: leg, event }] : [];
    }),
  );
}

function take(offer: Offer | undefined, { send }: Moment): string {
  if (!offer) throw new Error('This is not on offer now.');
  send(offer.event);
  return CONFIRMS;
}

/** What the form of the search shows: it keeps to the hotel's limits. */
function searchIn(step: unknown) {
  const { context } = step as SnapshotFrom<typeof searchMachine>;
  const { arrivalDate, numberOfNights, parties } = context;
  const shown = parties.slice(0, context.rooms).map(({ adults, childCount, dogs }) => ({
    ...{ adults, children: childCount, dogs },
  }));
  return { arrival_date: arrivalDate, nights: numberOfNights, rooms: shown };
}

/** What is booked so far: no names, nothing of the guest. */
function summaryAt({ flow }: Moment): unknown {
  const booking = selectors.selectBooking(flow);
  const configuration = selectors.selectConfiguration(flow);
  if (!booking || !configuration) return null;
  const { search: stay, legs } = booking;
  return {
    ...{ arrival_date: stay.arrivalDate, departure_date: departureDate(stay) },
    rooms: legs.map((leg) => ({
      ...{ room: leg.leg, name: roomTypeByCode(configuration, leg.roomCode)?.displayName ?? null },
      rate: leg.rate && rateName(configuration, leg),
      add_ons: leg.packages.map(
        ({ price: { code } }) => addOnByCode(configuration, code)?.displayName ?? code,
      ),
    })),
    total_so_far: toMajorUnits(bookingTotal(booking), configuration.currency),
    currency: configuration.currency.code,
  };
}

const PAYMENT = STEPS.indexOf('payment');

export const TOOLS: readonly Tool[] = [
  {
    name: 'staychart_search',
    description: `Fills in the search for rooms: arrival as YYYY-MM-DD, nights, and who sleeps in each room. ${CONFIRMS}`,
    inputSchema: ofStay,
    isReading: false,
    isOffered: ({ flow, can }) =>
      selectors.selectStep(flow) === 'search' &&
      can({ type: 'party.changed', room: 0, party: occupancy(2, 0, 0) }),
    run: ({ can, send, step }, input) => {
      const stay = v.parse(wantedStay, input);
      const events: AnyEventObject[] = [
        { type: 'arrival.chosen', date: stay.arrival_date },
        { type: 'nights.chosen', nights: stay.nights },
        { type: 'rooms.chosen', rooms: stay.rooms.length },
        ...stay.rooms.map(({ adults, child_ages: ages, dogs }, room) => ({
          ...{ type: 'party.changed', room, party: occupancy(adults, ages.length, dogs, ages) },
        })),
      ];
      const refused = events.find((event) => !can(event));
      if (refused) throw new Error(`The hotel does not take this: ${refused.type}.`);
      events.forEach(send);
      return { shown: searchIn(step()), next: CONFIRMS };
    },
  },
  {
    name: 'staychart_list',
    description:
      'Lists what can be chosen on the screen now: rooms, the rates of the chosen room, or add-ons for each room. A price is for the whole stay.',
    inputSchema: object({}),
    isReading: true,
    isOffered: (moment) => offersAt(moment).length > 0 || addOnsAt(moment, true).length > 0,
    run: (moment) => [...offersAt(moment), ...addOnsAt(moment, true)].map(({ event: _, ...offer }) => offer),
  },
  {
    name: 'staychart_choose',
    description: `Chooses a room, or a rate for it, by the code that staychart_list names. ${CONFIRMS}`,
    inputSchema: object({ code: text }),
    isReading: false,
    isOffered: (moment) => offersAt(moment).length > 0,
    run: (moment, input) => {
      const { code } = v.parse(wantedOffer, input);
      const wanted = offersAt(moment).find((offer) => offer.code === code);
      return take(wanted, moment);
    },
  },
  {
    name: 'staychart_choose_add_on',
    description: `Adds an add-on to a room, or removes it. For one with times, a dialog asks the guest for them. ${CONFIRMS}`,
    inputSchema: ofAddOn,
    isReading: false,
    isOffered: (moment) => addOnsAt(moment, true).length > 0 || addOnsAt(moment, false).length > 0,
    run: (moment, input) => {
      const { code, room, is_wanted: isWanted } = v.parse(wantedAddOn, input);
      const offers = addOnsAt(moment, isWanted);
      return take(
        offers.find((offer) => offer.code === code && offer.room === room),
        moment,
      );
    },
  },
  {
    name: 'staychart_summary',
    description:
      'Tells the dates, rooms, rates, add-ons and the price of the booking so far. It names no guest.',
    inputSchema: object({}),
    isReading: true,
    isOffered: ({ flow }) => {
      const step = selectors.selectStep(flow);
      return selectors.selectBooking(flow) !== null && step !== null && STEPS.indexOf(step) < PAYMENT;
    },
    run: summaryAt,
  },
];
