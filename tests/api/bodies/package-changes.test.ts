import { POUND } from '../../../src/domain/money/money.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addDiningPackageBody,
  addPackageBody,
  addSpaGardenPackageBody,
  addSpaMudPackageBody,
  addSpaTreatmentPackageBody,
  removePackageBody,
} from '../../../src/api/stay/package-change-bodies.ts';
import * as requests from '../../../src/api/stay/package-change-requests.ts';
import { stayPackagesBody } from '../../../src/api/stay/packages.ts';
import { extraSlot } from '../../steps/addons/addons-stay.ts';
import { familyRoom } from '../../support/booked-room.ts';
import { packagePrice } from '../../support/extras-fixtures.ts';
import { addOn } from '../../support/fixtures.ts';
import { spaSlot } from '../../steps/itinerary/itinerary-stay.ts';

const room = familyRoom({ leg: 2, confirmationNumber: '70413201', internalIdentifier: 'WM-2' });
const day = '2027-05-10';

/** Checks a body against its schema, and against the hand-written body of B §7. */
function expectBody(schema: v.GenericSchema, body: unknown, golden: Record<string, unknown>) {
  expect(v.safeParse(schema, body).issues).toBeUndefined();
  expect(body).toStrictEqual(golden);
}

function priced(code: string, amount: number, priceCalculationMode: 0 | 4) {
  const content = addOn({ code, displayName: `The ${code}` });
  return { content, price: packagePrice({ code, amount, priceCalculationMode }), currency: POUND };
}

test('B §7 prices are asked for one adult', () => {
  expect(stayPackagesBody({ arrivalDate: day, numberOfNights: 2 })).toStrictEqual({
    arrivalDate: '2027-05-10',
    numberOfNights: 2,
    guestOccupancies: [{ adults: 1 }],
  });
});

test('B §7 add-package and remove-package', () => {
  expectBody(requests.addPackageRequest, addPackageBody(room, 'FIZZ', 3), {
    internalIdentifier: 'WM-2',
    confirmationNumber: '70413201',
    leg: 2,
    productCode: 'FIZZ',
    quantity: 3,
    startDate: '2027-05-10',
    endDate: '2027-05-12',
  });
  expectBody(requests.removePackageRequest, removePackageBody(room, 'FIZZ'), {
    internalIdentifier: 'WM-2',
    confirmationNumber: '70413201',
    leg: 2,
    productCode: 'FIZZ',
  });
});

test('B §7 add-dining-package: timeSLot; the quantity counts dates, not diners', () => {
  const table = (date: string) =>
    ({ kind: 'table', date, quantity: 3, restaurant: 'BOAT', timeslot: `${date}T19:30:00` }) as const;
  const body = addDiningPackageBody(room, 'DINE', [table(day), table('2027-05-11')]);
  expectBody(requests.addDiningPackageRequest, body, {
    internalIdentifier: 'WM-2',
    confirmationNumber: '70413201',
    leg: 2,
    productCode: 'DINE',
    quantity: 2,
    startDate: '2027-05-10',
    endDate: '2027-05-12',
    items: [
      { timeSLot: '2027-05-10T19:30:00', restaurant: 'BOAT' },
      { timeSLot: '2027-05-11T19:30:00', restaurant: 'BOAT' },
    ],
  });
});

test('B §7 add-spa-treatment-package; D-184 each selection names its guest and its treatment', () => {
  const time = {
    ...spaSlot(`${day}T14:30:00`, { treatmentTimes: [{ actualPrice: 9_950 }] }),
    roomId: 'R-1',
    staffId: 7,
    facilityId: null,
  };
  const body = addSpaTreatmentPackageBody(room, priced('SPA', 4_950, 0), [
    {
      kind: 'treatment',
      date: day,
      guestIndex: 1,
      displayName: 'Honey Massage',
      durationId: 'HM60',
      duration: 60,
      price: 9_500,
      time,
    },
  ]);
  expectBody(requests.addSpaTreatmentPackageRequest, body, {
    internalIdentifier: 'WM-2',
    confirmationNumber: '70413201',
    item: {
      availability: { Code: 'SPA', Amount: 49.5, AmountOverride: null, PriceCalculationMode: 0 },
      content: { PMSCode: 'SPA', DisplayName: 'The SPA' },
    },
    leg: 2,
    quantity: 1,
    selections: [
      {
        date: '2027-05-10',
        selection: {
          StartTime: '2027-05-10T14:30:00',
          IsAvailable: true,
          DisplayTime: time.displayTime,
          TreatmentTimes: [{ ActualPrice: 99.5 }],
          roomId: 'R-1',
          staffId: 7,
          facilityId: null,
          guestIndex: 1,
          durationId: 'HM60',
        },
        displayName: 'Honey Massage',
        isSpa: true,
      },
    ],
    productCode: 'SPA',
    startDate: '2027-05-10',
    endDate: '2027-05-12',
  });
});

test('B §7, D-33, D-54 mud and garden: AmountOverride is the ActualPrice of the chosen start', () => {
  const selection = { code: 'K', guestIndexes: [0, 2], time: extraSlot(`${day}T10:00:00`, 7_800) };
  const golden = (code: string) => ({
    internalIdentifier: 'WM-2',
    confirmationNumber: '70413201',
    item: {
      availability: { Code: code, Amount: 64, AmountOverride: 78, PriceCalculationMode: 4 },
      content: { PMSCode: code, DisplayName: `The ${code}` },
    },
    leg: 2,
    quantity: 1,
    selections: [
      {
        price: 0,
        guestIndexes: [0, 2],
        code: 'K',
        selection: {
          StartDateTime: '2027-05-10T10:00:00',
          ActualPrice: 78,
          roomId: 'MUD',
          staffId: null,
          facilityId: 4,
        },
        addOn: { PMSCode: code, DisplayName: `The ${code}` },
      },
    ],
  });
  const mud = addSpaMudPackageBody(room, priced('MUD', 6_400, 4), { kind: 'mud', ...selection });
  expectBody(requests.addSpaMudPackageRequest, mud, { ...golden('MUD'), isMud: true });
  const garden = addSpaGardenPackageBody(room, priced('GARDEN', 6_400, 4), {
    kind: 'spaGarden',
    ...selection,
  });
  expectBody(requests.addSpaGardenPackageRequest, garden, { ...golden('GARDEN'), isSpaGarden: true });
});
