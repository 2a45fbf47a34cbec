import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { AddOnsPage } from './models/addons-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { type } from './models/typing.ts';

/** Thursday to Saturday, 45 days after the date of all tests. */
const ARRIVAL = '2027-02-18';
const PERIOD = { startDate: ARRIVAL, endDate: '2027-02-20' };
/** The second of two rooms: Agnes Hart and Tom Ashworth with a dog, bed & breakfast, £414. */
const ROOM = { internalIdentifier: 'WM-70419000-2', confirmationNumber: '70419001', leg: 2 };

/** Gives Priya Nair a copy of one of the estate's stays, which other tests do not touch. */
function giveStay({ estate: { state } }: Demo): void {
  const model = state.world.bookings.find((stay) => stay.ConfirmationNumber === '70413200');
  if (!model) throw new Error('The estate has no stay 70413200');
  const items = structuredClone(model.items).map((room) => ({
    ...room,
    ConfirmationNumber: `7041900${room.Leg - 1}`,
    InternalIdentifier: `WM-70419000-${room.Leg}`,
  }));
  state.stays.push({ ...model, memberId: 'member-3', ConfirmationNumber: '70419000', items });
}

async function openStay(page: Page): Promise<AddOnsPage> {
  await page.goto('/account/');
  await type(page.getByLabel('Email address'), 'priya.nair@example.com');
  await type(page.getByLabel('Password', { exact: true }), 'evening-light-3');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Priya!' })).toBeVisible();
  await page.goto('/account/#/bookings/stay/70419000');
  await expect(page.getByRole('heading', { name: 'Flowers in your room' })).toBeVisible();
  return new AddOnsPage(page);
}

/** Adds a dinner, flowers, a treatment, the mud room and the spa garden to the second room. */
async function addEverything(page: Page, packages: AddOnsPage): Promise<void> {
  const dinner = await packages.open('Supper at the Boathouse Kitchen', 'Book a table for room 2');
  await dinner.getByRole('checkbox', { name: 'Thursday 18th February 2027' }).check();
  await expect(dinner.getByLabel('Guests')).toHaveValue('2');
  await dinner.getByRole('radio', { name: '19:30', exact: true }).check();
  await expect(dinner.getByText('£84 in all')).toBeVisible();
  await expectAccessible(page);
  await packages.press('Continue');
  await expect(packages.booked('Supper at the Boathouse Kitchen')).toHaveText(
    'Thu 18th Feb 27 - 19:30, 2 guest(s)',
  );

  const flowers = packages.panel('Flowers in your room');
  const more = flowers.getByRole('button', { name: 'More: Flowers in your room, quantity for room 2' });
  await more.click();
  await more.click();
  await flowers.getByRole('button', { name: 'Add For Room 2' }).click();
  await expect(flowers.getByText('3 x Flowers in your room')).toBeVisible();

  const spa = await packages.open('Treatments at the Bath House', 'Add to room 2');
  await spa.getByRole('checkbox', { name: 'Agnes' }).uncheck();
  await packages.press('Continue');
  await spa
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
    .getByRole('button', { name: /60mins/ })
    .click();
  await spa.getByRole('button', { name: '10:30', exact: true }).click();
  await spa.getByRole('button', { name: 'Confirm Time' }).click();
  await packages.press('Continue');
  await expect(packages.booked('Treatments at the Bath House')).toHaveText(
    'Thu 18th Feb 27 - 10:30, Heather & Honey Massage for Tom Ashworth',
  );

  const mud = await packages.open('The mud room', 'Add to room 2');
  await mud.getByRole('radio', { name: '14:00', exact: true }).check();
  await packages.press('Done');
  await expect(packages.booked('The mud room')).toHaveText(
    'Thu 18th Feb 27 - 14:00, Agnes Hart, Tom Ashworth',
  );

  const garden = await packages.open('An hour in the spa garden', 'Add to room 2');
  await garden.getByRole('radio', { name: '19:00', exact: true }).check();
  await packages.press('Done');
  await expect(packages.booked('An hour in the spa garden')).toHaveText(
    'Thu 18th Feb 27 - 19:00, Agnes Hart, Tom Ashworth',
  );
}

/** The body of each call of B §7, in the order of the calls. */
function expectedCalls() {
  const priced = (Code: string, Amount: number, DisplayName: string, mode: 0 | 4, over: number | null) => ({
    availability: { Code, Amount, AmountOverride: over, PriceCalculationMode: mode },
    content: { PMSCode: Code, DisplayName },
  });
  const extra = (code: string, DisplayName: string, key: string, price: number, selection: object) => ({
    ...ROOM,
    item: priced(code, price, DisplayName, 4, price),
    quantity: 1,
    selections: [
      {
        price: 0,
        guestIndexes: [0, 1],
        code: key,
        selection: { ActualPrice: price, facilityId: 'BATH-HOUSE', ...selection },
        addOn: { PMSCode: code, DisplayName },
      },
    ],
  });
  return [
    {
      path: '/api/stay/add-dining-package/',
      body: {
        ...ROOM,
        productCode: 'DINBOAT',
        quantity: 1,
        ...PERIOD,
        items: [{ timeSLot: `${ARRIVAL}T19:30:00`, restaurant: 'BOATHOUSE' }],
      },
    },
    { path: '/api/stay/add-package/', body: { ...ROOM, productCode: 'FLOWERS', quantity: 3, ...PERIOD } },
    {
      path: '/api/stay/add-spa-treatment-package/',
      body: {
        ...ROOM,
        item: priced('SPATREAT', 49.5, 'Treatments at the Bath House', 0, null),
        quantity: 1,
        selections: [
          {
            date: ARRIVAL,
            selection: {
              StartTime: `${ARRIVAL}T10:30:00`,
              DisplayTime: '10:30',
              IsAvailable: true,
              TreatmentTimes: [{ ActualPrice: 95 }],
              roomId: 'ROOM-T01',
              staffId: 'S-6',
              facilityId: 'BATH-HOUSE',
              guestIndex: 1,
              durationId: '4101',
            },
            displayName: 'Heather & Honey Massage',
            isSpa: true,
          },
        ],
        productCode: 'SPATREAT',
        ...PERIOD,
      },
    },
    {
      path: '/api/stay/add-spa-mud-package/',
      body: {
        ...extra('MUDROOM', 'The mud room', 'MUD2', 78, {
          StartDateTime: `${ARRIVAL}T14:00:00`,
          roomId: 'MUD-ROOM',
          staffId: 'S-30',
        }),
        isMud: true,
      },
    },
    {
      path: '/api/stay/add-spa-garden-package/',
      body: {
        ...extra('SPAGDN', 'An hour in the spa garden', 'GARDEN60', 64, {
          StartDateTime: `${ARRIVAL}T19:00:00`,
          roomId: 'SPA-GARDEN',
          staffId: null,
        }),
        isSpaGarden: true,
      },
    },
  ];
}

test('B §2.16, §7 a member adds a package of every kind to an upcoming stay, and removes one', async ({
  page,
  demo,
}) => {
  test.slow();
  giveStay(demo);
  const before = demo.estate.state.ledger.length;
  const packages = await openStay(page);
  await expectAccessible(page);
  await addEverything(page, packages);

  const calls = demo.estate.state.ledger.slice(before);
  expect(calls.findLast(({ path }) => path === '/api/stay/packages')?.body).toEqual({
    arrivalDate: ARRIVAL,
    numberOfNights: 2,
    guestOccupancies: [{ adults: 1 }],
  });
  expect(
    calls
      .filter(({ path }) => path.startsWith('/api/stay/add-'))
      .map(({ path, body, status }) => ({ path, body, status })),
  ).toEqual(expectedCalls().map((call) => ({ ...call, status: 200 })));

  // Supper is for two, as in the checkout (E-16): 2 × £42 + 3 × £24 + £95 + £78 + £64 on top of £414.
  const receipt = page.getByRole('region', { name: 'Room 2 Receipt:' });
  await expect(receipt.getByRole('listitem')).toHaveText(['Room & rate £364', 'Dogs £50', 'Add ons £393']);
  await expectAccessible(page);

  await packages
    .panel('Supper at the Boathouse Kitchen')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await expect(
    packages
      .panel('Supper at the Boathouse Kitchen')
      .getByRole('button', { name: 'Book a table for room 2' }),
  ).toBeVisible();
  expect(demo.estate.state.ledger.at(-2)).toMatchObject({
    path: '/api/stay/remove-package/',
    body: { ...ROOM, productCode: 'DINBOAT' },
  });
  await expect(receipt.getByRole('listitem').last()).toHaveText('Add ons £309');

  // A later visit shows the times of the spa as well.
  await page.reload();
  await expect(packages.booked('The mud room')).toHaveText(
    'Thu 18th Feb 27 - 14:00, Agnes Hart, Tom Ashworth',
  );
});
