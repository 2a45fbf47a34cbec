import type { EntryTimeInput } from '../../../machines/modals/entry-time/entry-time.rules.ts';
import type { AddOnTablesInput } from '../../../machines/modals/addon-tables/addon-tables.rules.ts';
import type { AddOnGolfInput } from '../../../machines/modals/addon-golf/addon-golf.rules.ts';
import type { AddOnTreatmentsInput } from '../../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import type { AddOnsInput } from '../../../machines/steps/addons/addons.rules.ts';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { PackageTeeTime } from '../../../src/domain/golf/golf.ts';
import type { Halves } from '../../../src/domain/dates/slots.ts';
import type { ExtraSlot, Treatment } from '../../../src/domain/spa/spa.ts';
import { extraSlot as slot, packagePrice } from '../../support/extras-fixtures.ts';
import { addOn, guest, quota, restaurant, session } from '../../support/fixtures.ts';
import { bookingWith, estate, facial, massage, MONDAY, STAY, teeTime } from '../itinerary/itinerary-stay.ts';

/**
 * Add-ons for a stay of two nights from Monday 10 May 2027: one of each kind, with the estate's answers for
 * it.
 */

/** Shut on Tuesdays. */
export const boathouse = restaurant({
  restaurantId: 'BOAT',
  displayName: 'The Boathouse',
  menuLink: '/menus/boathouse/',
  daysOpened: { ...restaurant().daysOpened, Tuesday: false },
});

/** A treatment with one length. */
const scalp: Treatment = { ...facial, id: 'T3', displayName: 'Scalp Ritual' };

export const mudTreatments = [
  { occupancy: 2, durations: [{ code: 'MUD2' }] },
  { occupancy: 3, durations: [{ code: 'MUD3' }] },
];

export const golfInput: AddOnGolfInput = {
  room: null,
  name: 'A round of golf',
  sessionId: 's-1',
  stay: STAY,
  mostPlayers: 3,
  price: packagePrice({ code: 'GOLF', amount: 5_800 }),
  party: { adults: 2, children: 1, infants: 0 },
  atOpening: [],
};

export const dinnerInput: AddOnTablesInput = {
  room: null,
  name: 'Supper at the Boathouse',
  stay: STAY,
  restaurant: boathouse,
  mostGuests: 3,
  price: packagePrice({ code: 'DINE', amount: 4_200 }),
  party: { adults: 2, children: 1, infants: 0 },
  atOpening: [],
};

export const spaInput: AddOnTreatmentsInput = {
  room: null,
  name: 'Treatments',
  sessionId: 's-1',
  stay: STAY,
  guests: ['Tom', 'Ivy'],
  ages: ['adult', 'adult'],
  treatments: [massage, facial],
  atOpening: [],
};

/** One guest, and one treatment with one length. */
export const spaForOne: AddOnTreatmentsInput = {
  ...spaInput,
  guests: ['Tom'],
  ages: ['adult'],
  treatments: [scalp],
};

export const mudInput: Extract<EntryTimeInput, { kind: 'mud' }> = {
  kind: 'mud',
  room: null,
  name: 'The mud room',
  date: MONDAY,
  guests: ['Tom Fell', 'Ivy Fell', 'Sam Fell'],
  ages: ['adult', 'adult', 9],
  minimumAge: 0,
  treatments: mudTreatments,
  atOpening: null,
};

export const gardenInput: Extract<EntryTimeInput, { kind: 'spaGarden' }> = {
  kind: 'spaGarden',
  room: null,
  name: 'The spa garden',
  date: MONDAY,
  guests: ['Tom Fell', 'Ivy Fell'],
  ages: ['adult', 'adult'],
  minimumAge: 0,
  durationIds: ['GARDEN60'],
  atOpening: null,
};

export function packageTeeTime(time: string, values: Partial<PackageTeeTime> = {}): PackageTeeTime {
  return {
    time,
    reference: `ref ${time}`,
    item: teeTime(time).item,
    ...values,
  };
}

/** Tee times at 10:10, at 10:30 (without a Reference) and at 14:20. */
export function packageTeeTimes(date: string): Halves<PackageTeeTime> {
  return {
    AM: [
      packageTeeTime(`${date}T10:10:00`),
      packageTeeTime(`${date}T10:30:00`, { reference: null, item: null }),
    ],
    PM: [packageTeeTime(`${date}T14:20:00`)],
  };
}

export const noTeeTimes: Halves<PackageTeeTime> = { AM: [], PM: [] };

export function extraSlot(startDateTime: string, actualPrice: number): ExtraSlot {
  return slot(startDateTime, actualPrice, { roomId: 'MUD', facilityId: 4 });
}

/** For two guests at 11:00 and 10:00, £78; for three at 10:00, £108. */
export const appointments = [
  {
    key: 'MUD2',
    items: [extraSlot(`${MONDAY}T11:00:00`, 7_800), extraSlot(`${MONDAY}T10:00:00`, 7_800)],
  },
  { key: 'MUD3', items: [extraSlot(`${MONDAY}T10:00:00`, 10_800)] },
];

export const groups = [{ key: 'GARDEN60', items: [extraSlot(`${MONDAY}T16:00:00`, 6_400)] }];

export const prices: PackagePrice[] = [
  packagePrice({ code: 'GOLF', amount: 5_800 }),
  packagePrice({ code: 'DINE', amount: 4_200 }),
  packagePrice({ code: 'SPA', amount: 4_950 }),
  packagePrice({ code: 'MUD', amount: 7_800, priceCalculationMode: 4 }),
  packagePrice({ code: 'GARDEN', amount: 6_400, priceCalculationMode: 4 }),
  packagePrice({ code: 'FIZZ', amount: 3_500 }),
  packagePrice({ code: 'PICNIC', amount: 2_250, priceCalculationMode: 3 }),
];

const contents: AddOnContent[] = [
  addOn({ code: 'GOLF', displayName: 'A round of golf', perText: 'player', isGolf: true }),
  addOn({
    code: 'DINE',
    displayName: 'Supper at the Boathouse',
    perText: 'guest',
    restaurant: boathouse,
  }),
  addOn({
    code: 'SPA',
    displayName: 'Treatments',
    priceOverride: 'From £49.50',
    isSpaTreatments: true,
    spaTreatments: [massage, facial],
  }),
  addOn({
    code: 'MUD',
    displayName: 'The mud room',
    perText: 'visit',
    isMudTreatment: true,
    mudTreatments,
  }),
  addOn({
    code: 'GARDEN',
    displayName: 'The spa garden',
    perText: 'room',
    isSpaGarden: true,
    spaGardenTreatments: { durations: [{ id: 'GARDEN60' }] },
  }),
  addOn(),
  addOn({ code: 'PICNIC', displayName: 'A picnic', perText: 'person' }),
];

/** The estate with every add-on, in the order of `prices`. */
export const addOnEstate = estate(
  { allowedAddOnPackages: contents.map(({ code }) => code) },
  { addOns: contents },
);

/** Tom, Ivy and Sam Fell (nine years old) in the Lake Room. */
export const family = {
  guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell'), guest('Sam', 'Fell', { isChild: true, age: 9 })],
  guestQuota: quota({ childAges: [9], children: 1 }),
};

export function addOnsInput(values: Partial<AddOnsInput> = {}): AddOnsInput {
  return { configuration: addOnEstate, session, booking: bookingWith(family), ...values };
}
