import { expect, test } from 'vitest';
import type { PackageChange } from '../../machines/account/stay-packages/stay-packages.setup.ts';
import type { StaySelection } from '../../src/domain/addons/addons.ts';
import { stayPackagePorts } from '../../widget/wiring/stay-package-ports.ts';
import { clientFor, json, serveDuringTests } from '../api/server.ts';
import { extraSlot } from '../steps/addons/addons-stay.ts';
import { familyRoom } from '../support/booked-room.ts';
import { addOn } from '../support/fixtures.ts';
import { MONDAY, spaSlot, STAY } from '../steps/itinerary/itinerary-stay.ts';
import { runPort as run } from '../support/run-port.ts';
import { postingTo, wired } from './wired-ports.ts';
import { POUND } from '../../src/domain/money/money.ts';

const posted = postingTo(serveDuringTests());
const ports = stayPackagePorts({ client: clientFor(), currency: () => POUND });
const done = () => new Response(null, { status: 204 });

const price = { code: 'FIZZ', amount: 350_000, amountOverride: null, priceCalculationMode: 0 } as const;

function times(...selections: StaySelection[]): PackageChange {
  return { type: 'addTimes', selections };
}

const extra = { code: 'K', guestIndexes: [0, 1], time: extraSlot(`${MONDAY}T10:00:00`, 7_800) };
const treatment: StaySelection = {
  kind: 'treatment',
  date: MONDAY,
  guestIndex: 0,
  displayName: 'Honey Massage',
  durationId: 'HM60',
  duration: 60,
  price: 9_500,
  time: spaSlot(`${MONDAY}T10:30:00`),
};
const timeslot = `${MONDAY}T19:00:00`;
const table: StaySelection = { kind: 'table', date: MONDAY, quantity: 2, restaurant: 'BOAT', timeslot };

test('B §7 prices are asked for the nights of the stay and one adult', async () => {
  const { result, bodies } = await posted(
    'api/stay/packages',
    json({ IsAvailable: true, Packages: [{ Code: 'FIZZ', Amount: 3_500, PriceCalculationMode: 0 }] }),
    () => run(ports.loadStayPackages, STAY),
  );
  expect(result).toEqual([price]);
  expect(bodies).toEqual([{ ...STAY, guestOccupancies: [{ adults: 1 }] }]);
});

test.each<[string, PackageChange, object]>([
  ['add-package', { type: 'add', quantity: 3 }, { productCode: 'FIZZ', quantity: 3 }],
  ['remove-package', { type: 'remove' }, { productCode: 'FIZZ' }],
  ['add-dining-package', times(table), { items: [{ timeSLot: timeslot, restaurant: 'BOAT' }] }],
  ['add-spa-treatment-package', times(treatment), { quantity: 1, productCode: 'FIZZ' }],
  ['add-spa-mud-package', times({ kind: 'mud', ...extra }), { isMud: true, quantity: 1 }],
  ['add-spa-garden-package', times({ kind: 'spaGarden', ...extra }), { isSpaGarden: true }],
])('B §7 %s', async (path, change, body) => {
  const request = { room: familyRoom(), content: addOn(), price, change };
  const { result, bodies } = await posted(`api/stay/${path}/`, done, () => run(ports.changePackage, request));
  expect(result).toBeUndefined();
  expect(bodies).toMatchObject([
    { internalIdentifier: 'WM-1-1', confirmationNumber: '70413200', leg: 1, ...body },
  ]);
});

test("B §7 without a booking's session, each request for times has its own random id", async () => {
  const ask = () => run(wired().ports.loadSpaTimes, { sessionId: null, date: MONDAY, durationId: 'HM60' });
  const { bodies } = await posted(
    'api/spa/search',
    json({ DefaultPeriod: 'AM', GuestAvailability: [] }),
    async () => [await ask(), await ask()],
  );
  const ids = bodies.map((body) => String((body as { SessionId: unknown }).SessionId));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
