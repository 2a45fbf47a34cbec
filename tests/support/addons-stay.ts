import type { MudInput } from '../../machines/modals/mud/mud.contract.ts';
import type { PackageDinnerInput } from '../../machines/modals/package-dinner/package-dinner.contract.ts';
import type { PackageGolfInput } from '../../machines/modals/package-golf/package-golf.contract.ts';
import type { PackageSpaInput } from '../../machines/modals/package-spa/package-spa.contract.ts';
import type { SpaGardenInput } from '../../machines/modals/spa-garden/spa-garden.contract.ts';
import type { AddOnsInput } from '../../machines/steps/addons/addons.contract.ts';
import type { AddOnContent, PackagePrice } from '../../src/domain/addons.ts';
import type { PackageTeeTime } from '../../src/domain/golf.ts';
import type { Halves } from '../../src/domain/slots.ts';
import type { ExtraSlot, Treatment } from '../../src/domain/spa.ts';
import { extraSlot as slot, packagePrice } from './extras-fixtures.ts';
import { addOn, guest, quota, restaurant, session } from './fixtures.ts';
import { bookingWith, estate, facial, massage, MONDAY, STAY, teeTime } from './itinerary-stay.ts';

/** Add-ons for a stay of two nights from Monday 10 May 2027: one of each kind, with what the estate answers for it. */

/** Shut on Tuesdays. */
export const boathouse = restaurant({
  RestaurantId: 'BOAT',
  DisplayName: 'The Boathouse',
  MenuLink: '/menus/boathouse/',
  DaysOpened: { ...restaurant().DaysOpened, Tuesday: false },
});

/** A treatment that comes in one length only. */
export const scalp: Treatment = { ...facial, Id: 'T3', DisplayName: 'Scalp Ritual' };

export const mudTreatments = [
  { Occupancy: 2, Durations: [{ Code: 'MUD2' }] },
  { Occupancy: 3, Durations: [{ Code: 'MUD3' }] },
];

export const golfInput: PackageGolfInput = {
  room: null,
  name: 'A round of golf',
  sessionId: 's-1',
  stay: STAY,
  mostPlayers: 3,
};

export const dinnerInput: PackageDinnerInput = {
  room: null,
  name: 'Supper at the Boathouse',
  stay: STAY,
  restaurant: boathouse,
  mostGuests: 3,
  price: packagePrice({ Code: 'DINE', Amount: 4_200 }),
  party: { Adults: 2, Children: 1, Infants: 0 },
};

export const spaInput: PackageSpaInput = {
  room: null,
  name: 'Treatments',
  sessionId: 's-1',
  stay: STAY,
  guests: ['Tom', 'Ivy'],
  ages: ['adult', 'adult'],
  treatments: [massage, facial],
};

/** One guest, and one treatment in one length. */
export const spaForOne: PackageSpaInput = {
  ...spaInput,
  guests: ['Tom'],
  ages: ['adult'],
  treatments: [scalp],
};

export const mudInput: MudInput = {
  room: null,
  name: 'The mud room',
  date: MONDAY,
  guests: ['Tom Fell', 'Ivy Fell', 'Sam Fell'],
  ages: ['adult', 'adult', 9],
  minimumAge: 0,
  treatments: mudTreatments,
};

export const gardenInput: SpaGardenInput = {
  room: null,
  name: 'The spa garden',
  date: MONDAY,
  guests: ['Tom Fell', 'Ivy Fell'],
  ages: ['adult', 'adult'],
  minimumAge: 0,
  durationIds: ['GARDEN60'],
};

export function packageTeeTime(Time: string, values: Partial<PackageTeeTime> = {}): PackageTeeTime {
  return {
    Time,
    Reference: `ref ${Time}`,
    Item: teeTime(Time).Item,
    ...values,
  };
}

/** Ten past ten, half past ten, which has no Reference, and twenty past two. */
export function packageTeeTimes(date: string): Halves<PackageTeeTime> {
  return {
    AM: [
      packageTeeTime(`${date}T10:10:00`),
      packageTeeTime(`${date}T10:30:00`, { Reference: null, Item: null }),
    ],
    PM: [packageTeeTime(`${date}T14:20:00`)],
  };
}

export const noTeeTimes: Halves<PackageTeeTime> = { AM: [], PM: [] };

export function extraSlot(StartDateTime: string, ActualPrice: number): ExtraSlot {
  return slot(StartDateTime, ActualPrice, { roomId: 'MUD', facilityId: 4 });
}

/** Two guests at eleven or ten for £78, three at ten for £108. */
export const appointments = [
  {
    Key: 'MUD2',
    Items: [extraSlot(`${MONDAY}T11:00:00`, 7_800), extraSlot(`${MONDAY}T10:00:00`, 7_800)],
  },
  { Key: 'MUD3', Items: [extraSlot(`${MONDAY}T10:00:00`, 10_800)] },
];

export const groups = [{ Key: 'GARDEN60', Items: [extraSlot(`${MONDAY}T16:00:00`, 6_400)] }];

export const prices: PackagePrice[] = [
  packagePrice({ Code: 'GOLF', Amount: 5_800 }),
  packagePrice({ Code: 'DINE', Amount: 4_200 }),
  packagePrice({ Code: 'SPA', Amount: 4_950 }),
  packagePrice({ Code: 'MUD', Amount: 7_800, PriceCalculationMode: 4 }),
  packagePrice({ Code: 'GARDEN', Amount: 6_400, PriceCalculationMode: 4 }),
  packagePrice({ Code: 'FIZZ', Amount: 3_500 }),
  packagePrice({ Code: 'PICNIC', Amount: 2_250, PriceCalculationMode: 3 }),
];

const contents: AddOnContent[] = [
  addOn({ PMSCode: 'GOLF', DisplayName: 'A round of golf', PerText: 'player', IsGolf: true }),
  addOn({
    PMSCode: 'DINE',
    DisplayName: 'Supper at the Boathouse',
    PerText: 'guest',
    Restaurant: boathouse,
  }),
  addOn({
    PMSCode: 'SPA',
    DisplayName: 'Treatments',
    PriceOverride: 'From £49.50',
    IsSpaTreatments: true,
    SpaTreatments: [massage, facial],
  }),
  addOn({
    PMSCode: 'MUD',
    DisplayName: 'The mud room',
    PerText: 'visit',
    IsMudTreatment: true,
    MudTreatments: mudTreatments,
  }),
  addOn({
    PMSCode: 'GARDEN',
    DisplayName: 'The spa garden',
    PerText: 'room',
    IsSpaGarden: true,
    SpaGardenTreatments: { Durations: [{ Id: 'GARDEN60' }] },
  }),
  addOn(),
  addOn({ PMSCode: 'PICNIC', DisplayName: 'A picnic', PerText: 'person' }),
];

/** The estate with every add-on, in the order of `prices`. */
export const addOnEstate = estate(
  { AllowedAddOnPackages: contents.map(({ PMSCode }) => PMSCode) },
  { AddOns: contents },
);

/** Tom, Ivy and Sam Fell, who is nine, in the Lake Room. */
export const family = {
  guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell'), guest('Sam', 'Fell', { isChild: true, age: 9 })],
  guestQuota: quota({ ChildAges: [9], Children: 1 }),
};

export function addOnsInput(values: Partial<AddOnsInput> = {}): AddOnsInput {
  return { configuration: addOnEstate, session, booking: bookingWith(family), ...values };
}
