import * as v from 'valibot';
import { defineAddOnKind, type ChosenTime } from './define-add-on-kind.ts';
import { opensOnAny, type Restaurant } from '../dining/dining.ts';
import { MINUTES } from '../dates/minutes.ts';
import { count, dateTime, localDate, money, text } from '../schemas/parts.ts';
import { extraSlot, packageTeeTime, spaSlot } from '../schemas/slots.ts';
import type { ExtraSlot, Treatment } from '../spa/spa.ts';

interface GolfContent {
  isGolf: boolean;
}

const golf = defineAddOnKind({
  isOf: ({ isGolf }: GolfContent) => isGolf,
  selection: v.object({
    kind: v.literal('golf'),
    date: localDate,
    quantity: count,
    time: packageTeeTime,
  }),
  system: 'Golf',
  appointment: 'golf',
  chosenTime: ({ time, quantity }) => ({
    start: time.time,
    minutes: MINUTES.golf,
    name: '',
    quantity,
    guests: null,
    price: null,
  }),
  pricedBy: 'mode',
});

interface RestaurantContent {
  restaurant: Restaurant | null;
}

const table = defineAddOnKind({
  isOf: (content: RestaurantContent) => content.restaurant !== null,
  isOpen: (content, nights) => content.restaurant === null || opensOnAny(content.restaurant, nights),
  selection: v.object({
    kind: v.literal('table'),
    date: localDate,
    quantity: count,
    restaurant: text,
    timeslot: dateTime,
  }),
  system: 'Restaurant',
  appointment: 'dinner',
  chosenTime: ({ timeslot, quantity }) => ({
    start: timeslot,
    minutes: MINUTES.dinner,
    name: '',
    quantity,
    guests: null,
    price: null,
  }),
  pricedBy: 'mode',
});

interface SpaContent {
  isSpaTreatments: boolean;
  spaTreatments: Treatment[];
}

const treatment = defineAddOnKind({
  isOf: ({ isSpaTreatments }: SpaContent) => isSpaTreatments,
  selection: v.object({
    kind: v.literal('treatment'),
    date: localDate,
    guestIndex: count,
    displayName: text,
    durationId: text,
    duration: count,
    /** The price of the duration, for a time without a price (D-49). */
    price: money,
    time: spaSlot,
  }),
  system: 'Spa',
  appointment: 'treatment',
  chosenTime: ({ guestIndex, displayName, duration, price, time }) => ({
    start: time.startTime,
    minutes: duration,
    name: displayName,
    quantity: 1,
    guests: [guestIndex],
    price: time.treatmentTimes[0]?.actualPrice ?? price,
  }),
  pricedBy: 'times',
});

/** A mud treatment for a number of guests (A §3.11). */
export interface MudTreatment {
  occupancy: number;
  durations: { code: string }[];
}

interface MudContent {
  isMudTreatment: boolean;
  mudTreatments: MudTreatment[];
}

/** An hour in the mud room or the spa garden, and the guests who spend it together. */
const extraSelection = { code: text, guestIndexes: v.array(count), time: extraSlot };

const extraTime = ({ guestIndexes, time }: { guestIndexes: number[]; time: ExtraSlot }): ChosenTime => ({
  start: time.startDateTime,
  minutes: MINUTES.spaExtra,
  name: null,
  quantity: 1,
  guests: guestIndexes,
  price: time.actualPrice,
});

const mud = defineAddOnKind({
  isOf: ({ isMudTreatment }: MudContent) => isMudTreatment,
  selection: v.object({ kind: v.literal('mud'), ...extraSelection }),
  system: 'Spa',
  appointment: 'treatment',
  chosenTime: extraTime,
  pricedBy: 'start',
});

interface SpaGardenContent {
  isSpaGarden: boolean;
  spaGardenTreatments: { durations: { id: string }[] } | null;
}

const spaGarden = defineAddOnKind({
  isOf: ({ isSpaGarden }: SpaGardenContent) => isSpaGarden,
  selection: v.object({ kind: v.literal('spaGarden'), ...extraSelection }),
  system: 'Spa',
  appointment: 'treatment',
  chosenTime: extraTime,
  pricedBy: 'start',
});

/** The kinds whose times can also be chosen on a booked stay (B §2.16). */
export const STAY_KINDS = { table, treatment, mud, spaGarden };

/** The kinds with times of their own. An add-on belongs to the first that fits. */
export const ADD_ON_KINDS = { golf, ...STAY_KINDS };

export type StayTimedKind = keyof typeof STAY_KINDS;

/** The kinds that have a modal for their times. */
export type TimedKind = keyof typeof ADD_ON_KINDS;

/** What guests do at the times of add-ons. */
export type AddOnAppointment = (typeof ADD_ON_KINDS)[TimedKind]['appointment'];

/** The content that decides an add-on's kind. */
export type AddOnKindContent = GolfContent & RestaurantContent & SpaContent & MudContent & SpaGardenContent;

/** The selections of an add-on, by kind (A §7.9). */
type Selections = { [Kind in TimedKind]: v.InferOutput<(typeof ADD_ON_KINDS)[Kind]['selection']> };

/** A selection of one of these kinds. */
export type SelectionOf<Kind extends TimedKind> = {
  [K in Kind]: { kind: K } & Selections[K];
}[Kind];

/** The content of an add-on without times. */
export const WITHOUT_TIMES: AddOnKindContent = {
  isGolf: false,
  restaurant: null,
  isSpaTreatments: false,
  spaTreatments: [],
  isMudTreatment: false,
  mudTreatments: [],
  isSpaGarden: false,
  spaGardenTreatments: null,
};
