import type { LocalDate } from './dates.ts';
import {
  defineAddOnKind,
  type AddOnKindDefinition,
  type ChosenTime,
  type PricedBy,
} from './define-add-on-kind.ts';
import { opensOnAny, type Restaurant } from './dining.ts';
import type { PackageTeeTime } from './golf.ts';
import { MINUTES } from './minutes.ts';
import type { Pence } from './money.ts';
import type { ExtraSlot, SpaSlot, Treatment } from './spa.ts';
import type { SystemName } from './systems.ts';

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

const restaurant = defineAddOnKind({
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
  /** The duration's price, which counts where the time has none (D-49). */
  price: Pence;
  time: SpaSlot;
}

const spa = defineAddOnKind({
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

/** An hour in the mud room or the spa garden, which some of the guests spend together. */
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

/** The kinds whose times can be chosen on a booked stay, too (B §2.16). */
const STAY_KINDS = { restaurant, spa, mud, spaGarden };

/** Every kind with times of its own. */
const ADD_ON_KINDS = { golf, ...STAY_KINDS };

export type StayTimedKind = keyof typeof STAY_KINDS;

/** The kinds whose times are chosen in a modal. */
export type TimedKind = keyof typeof ADD_ON_KINDS;

export const STAY_TIMED_KINDS = keysOf(STAY_KINDS);

/** In the order in which an add-on is asked for them. */
export const TIMED_KINDS = keysOf(ADD_ON_KINDS);

/** What guests do at the times of add-ons. */
export type AddOnAppointment = (typeof ADD_ON_KINDS)[TimedKind]['appointment'];

/** What the estate says of an add-on for the sake of its kind (A §3.11). */
export type AddOnKindContent = GolfContent & RestaurantContent & SpaContent & MudContent & SpaGardenContent;

/** What is chosen of an add-on, by what it is (A §7.9). */
interface Selections {
  golf: GolfSelection;
  table: TableSelection;
  treatment: TreatmentSelection;
  mud: ExtraSelection;
  spaGarden: ExtraSelection;
}

export type SelectionKind = keyof Selections;

/** A selection of one of these kinds. */
export type SelectionOf<Kind extends SelectionKind> = {
  [K in Kind]: { kind: K } & Selections[K];
}[Kind];

/** An add-on that is of none of these kinds. */
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

const STAY_SELECTIONS = { table: restaurant, treatment: spa, mud, spaGarden };

/** What can be chosen on a booked stay, too. */
export type StaySelectionKind = keyof typeof STAY_SELECTIONS;

const BY_SELECTION: {
  [Kind in SelectionKind]: AddOnKindDefinition<never, Selections[Kind], AddOnAppointment>;
} = {
  golf,
  ...STAY_SELECTIONS,
};

/** A selection as a time that somebody has chosen. */
export function chosenTime<Kind extends SelectionKind>(selection: SelectionOf<Kind>): ChosenTime {
  return BY_SELECTION[selection.kind].chosenTime(selection);
}

/** What the guest does at the time of a selection. */
export function appointmentOf({ kind }: { kind: SelectionKind }): AddOnAppointment {
  return BY_SELECTION[kind].appointment;
}

/** What a selection's price is made of. */
export function pricedBy({ kind }: { kind: SelectionKind }): PricedBy {
  return BY_SELECTION[kind].pricedBy;
}

/** The system that takes the bookings of a kind of add-on. */
export function systemOf(kind: TimedKind): SystemName {
  return ADD_ON_KINDS[kind].system;
}

/** The kind of an add-on whose times are chosen; null for one without times (A §2.11). */
export function timedKindOf(content: AddOnKindContent): TimedKind | null {
  return firstOf(ADD_ON_KINDS, content);
}

/** The same on a booked stay. */
export function stayTimedKindOf(content: AddOnKindContent): StayTimedKind | null {
  return firstOf(STAY_KINDS, content);
}

/** Whether an add-on can be had on any of these nights (A §9.9). */
export function isOpenOnAny(content: AddOnKindContent, nights: readonly LocalDate[]): boolean {
  return Object.values<Rules>(ADD_ON_KINDS).every(({ isOpen }) => isOpen?.(content, nights) ?? true);
}

type Rules = Pick<AddOnKindDefinition<AddOnKindContent, never>, 'isOf' | 'isOpen'>;

function firstOf<Kind extends TimedKind>(kinds: Record<Kind, Rules>, content: AddOnKindContent): Kind | null {
  return keysOf(kinds).find((kind) => kinds[kind].isOf(content)) ?? null;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
