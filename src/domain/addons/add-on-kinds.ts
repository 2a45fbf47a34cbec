import type { LocalDate } from '../dates/dates.ts';
import { defineAddOnKind, type ChosenTime } from './define-add-on-kind.ts';
import { opensOnAny, type Restaurant } from '../dining/dining.ts';
import type { PackageTeeTime } from '../golf/golf.ts';
import { MINUTES } from '../dates/minutes.ts';
import type { MinorUnits } from '../money/money.ts';
import type { ExtraSlot, SpaSlot, Treatment } from '../spa/spa.ts';

interface GolfContent {
  isGolf: boolean;
}

interface GolfSelection {
  date: LocalDate;
  quantity: number;
  time: PackageTeeTime;
}

const golf = defineAddOnKind({
  isOf: ({ isGolf }: GolfContent) => isGolf,
  system: 'Golf',
  appointment: 'golf',
  chosenTime: ({ time, quantity }: GolfSelection) => ({
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

interface TableSelection {
  date: LocalDate;
  quantity: number;
  restaurant: string;
  timeslot: string;
}

const table = defineAddOnKind({
  isOf: (content: RestaurantContent) => content.restaurant !== null,
  isOpen: (content, nights) => content.restaurant === null || opensOnAny(content.restaurant, nights),
  system: 'Restaurant',
  appointment: 'dinner',
  chosenTime: ({ timeslot, quantity }: TableSelection) => ({
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

interface TreatmentSelection {
  date: LocalDate;
  guestIndex: number;
  displayName: string;
  durationId: string;
  duration: number;
  /** The price of the duration, for a time without a price (D-49). */
  price: MinorUnits;
  time: SpaSlot;
}

const treatment = defineAddOnKind({
  isOf: ({ isSpaTreatments }: SpaContent) => isSpaTreatments,
  system: 'Spa',
  appointment: 'treatment',
  chosenTime: ({ guestIndex, displayName, duration, price, time }: TreatmentSelection) => ({
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
interface ExtraSelection {
  code: string;
  guestIndexes: number[];
  time: ExtraSlot;
}

const extraTime = ({ guestIndexes, time }: ExtraSelection): ChosenTime => ({
  start: time.startDateTime,
  minutes: MINUTES.spaExtra,
  name: null,
  quantity: 1,
  guests: guestIndexes,
  price: time.actualPrice,
});

const mud = defineAddOnKind({
  isOf: ({ isMudTreatment }: MudContent) => isMudTreatment,
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
export type Selections = { [Kind in TimedKind]: Parameters<(typeof ADD_ON_KINDS)[Kind]['chosenTime']>[0] };

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
