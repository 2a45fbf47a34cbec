import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import type { StagedBill } from '../../../src/api/stay/stage.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { CallError } from '../../../src/api/failure.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { SummaryScreen } from '../../../widget/steps/summary/SummaryScreen.tsx';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, session } from '../../support/checkout-stay.ts';
import { moneyVoucher, stayVoucher } from '../payment/voucher-fixtures.ts';
import { staged } from '../payment/start-payment.ts';
import { startStep } from '../start-step.ts';
import { renderInWidget } from '../../ui/render.tsx';
import { textsAt } from '../../support/texts-of.ts';
import { guest } from '../../support/fixtures.ts';
import { httpError } from '../../support/http-error.ts';

function show(changes: Partial<typeof booking> = {}, machine = summaryMachine) {
  const input = { configuration, session, booking: { ...booking, ...changes }, profile: null };
  const { actor } = startStep(machine, input);
  renderInWidget(<SummaryScreen actor={actor} />);
  return actor;
}

const room = (leg: number) => screen.getByRole('region', { name: `Room ${leg}:` });

function linesOf(list: HTMLElement): (string | null)[] {
  return textsAt('li, .ui-bill-total', list);
}

it('B §2.3, §2.4, D-51 shows dates, each room with its party and choices, and in the itinerary what is booked, what had no table and what is not booked yet', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Check your booking details' })).toBeVisible();
  expect(screen.getByText("Check you're happy with everything and proceed to payment")).toBeVisible();
  expect(screen.getByText('Sat 1st-Mon 3rd May 27')).toBeVisible();
  const facts = [...room(2).querySelectorAll('.room-summary-facts > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  expect(facts).toEqual([
    ['Room', 'Garden Twin'],
    ['Rate', 'Bed & BreakfastIncludes breakfast'],
    ['Guests', '1\u00a0adult & 1\u00a0child & 1\u00a0infant'],
    ['Guest names', 'Dr Mary SomervilleMaster Tom SomervilleMaster Will Somerville'],
  ]);
  expect(within(room(1)).getByText('1 dog')).toBeVisible();
  expect(within(room(1)).getByText('2 x Champagne on arrival')).toBeVisible();
  expect(
    within(room(1)).getByText('Includes breakfast, dinner each night, spa treatments, pool access and golf'),
  ).toBeVisible();
  const times = [...room(1).querySelectorAll('.room-summary-times')];
  expect(times.map((of) => textsAt('h5, li', of))).toEqual([
    ['Golf Package Extras', 'Sunday - 10:10'],
    ['Breakfast Times', 'Sunday: The Orangery - 08:30', 'Monday: The Orangery - 09:00'],
    [
      'Dinner Times',
      'Unfortunately at present there is no availability for your selected dates. Please complete your preferred dining times in the comments box on the Guest Details screen and the team will be in touch to confirm.',
    ],
    ['Pool & Spa Access', 'Saturday: Afternoon'],
    ['Spa Package', 'Ada: Hot stones - 60 mins, Sat 1st May 27 - 15:00'],
  ]);
  expect(within(room(2)).getByText('Not booked yet.')).toBeVisible();
});

it('D-51 what is not booked yet is one line a room', () => {
  show({ legs: [{ ...legOne, golf: [], breakfast: [], dinner: [], spaPool: [], spaPackages: [] }] });
  expect(within(room(1)).getByText('Not booked yet.').closest('.room-summary-times')).toHaveTextContent(
    'Golf Package Extras, Breakfast Times, Dinner Times, Pool & Spa Access, Spa PackageNot booked yet.',
  );
});

it('on a phone a long name has the whole width below its term, a short one the middle', async () => {
  await page.viewport(390, 844);
  const of = (name: string) => {
    cleanup();
    show({ leadGuest: { ...leadGuest, lastName: name } });
    const [fact] = document.querySelectorAll('.summary-lead .room-summary-facts > div');
    const [term, value] = [fact?.querySelector('dt'), fact?.querySelector('dd')].map((part) =>
      part?.getBoundingClientRect(),
    );
    return { isBelow: (value?.top ?? 0) >= (term?.bottom ?? 0), value, fact: fact?.getBoundingClientRect() };
  };
  expect(of('Hart').isBelow).toBe(false);
  const long = of('Wolfeschlegelsteinhausen'.repeat(4));
  expect(long.isBelow).toBe(true);
  expect(long.value?.width).toBe(long.fact?.width);
});

it('names the days of more than seven nights with their dates', () => {
  show({ search: { ...booking.search, numberOfNights: 8 } });
  const lines = textsAt('.room-summary-times li', room(1));
  expect(lines.filter((line) => line.includes(':') && !line.startsWith('Ada'))).toEqual([
    'Sunday 2nd May - 10:10',
    'Sunday 2nd May: The Orangery - 08:30',
    'Monday 3rd May: The Orangery - 09:00',
    'Saturday 1st May: Afternoon',
  ]);
});

it('look.md: every Edit ends at the edge of its column; from right to left, number and address of the lead booker still read from left to right', () => {
  show({ leadGuest });
  const ends = screen
    .getAllByRole('button', { name: /^Edit/ })
    .map((edit) => Math.round(edit.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(2);
  document.querySelector('.stay')?.setAttribute('dir', 'rtl');
  const directions = [...document.querySelectorAll('.summary-lead dd bdi')].map(
    (part) => getComputedStyle(part).direction,
  );
  expect(directions.length).toBeGreaterThan(4);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

it.each([390, 1280])('at %d px a long term takes two lines, and its value keeps its width', async (width) => {
  await page.viewport(width, 900);
  show();
  const facts = [...room(1).querySelectorAll('.room-summary-facts > div')];
  for (const term of room(1).querySelectorAll('dt')) term.textContent = 'Namen der Gäste';
  const widths = facts.map((fact) => fact.querySelector('dt')?.getBoundingClientRect().width);
  expect(new Set(widths)).toEqual(new Set([6 * 16]));
});

it('B §2.4, D-01 the bills show fees, upgrades, add-ons and what the vouchers pay; stay vouchers are named', () => {
  show({ vouchers: [moneyVoucher('GV1', 60000)] });
  expect(linesOf(screen.getByRole('region', { name: 'Room 1 Bill:' }))).toEqual([
    ...['Room & rate £400', 'Dogs £50', 'Spa upgrades £15', 'Add Ons £60', 'Gift vouchers −£525'],
    'Total payable £0',
  ]);
  expect(linesOf(screen.getByRole('region', { name: 'Room 2 Bill:' }))).toEqual([
    ...['Room & rate £300', 'Children £20', 'Infants £10', 'Gift vouchers −£75', 'Total payable £255'],
  ]);
  // F-11: a voucher for an amount is redeemed with the booking.
  const alert = /^You must bring your gift voucher/;
  expect(screen.queryByText(alert)).toBeNull();
  cleanup();
  show({ legs: [legOne], vouchers: [stayVoucher('SV1', 30000)] });
  expect(screen.getByText(alert)).toHaveTextContent(
    'You must bring your gift voucher on the day of arrival, otherwise it cannot be accepted as a payment method.',
  );
  const heading = within(room(1)).getByRole('heading', { name: 'Gift Vouchers' });
  expect(heading.parentElement).toHaveTextContent('Gift VouchersSV1 A night away');
});

const EDITS = [
  ['lead booker details', 'details', 1],
  ['room type of room 1', 'rooms', 1],
  ['rate of room 1', 'rates', 1],
  ['guest names of room 1', 'guests', 1],
  ['times of room 1', 'itinerary', 1],
  ['add ons of room 1', 'addons', 1],
  ['room type of room 2', 'rooms', 2],
  ['rate of room 2', 'rates', 2],
  ['guest names of room 2', 'guests', 2],
  ['times of room 2', 'itinerary', 2],
  ['requests of room 2', 'details', 2],
] as const;

it('has one Edit for each part of a room, which says what it changes', () => {
  const [first, second] = booking.legs;
  const requests = { ...legOne.requests, specialRequirements: 'A cot.' };
  show({ leadGuest, legs: first && second ? [first, { ...second, requests }] : [] });
  const edits = screen
    .getAllByRole('button', { name: /^Edit/ })
    .map((edit) => edit.getAttribute('aria-label'));
  expect(edits).toEqual(EDITS.map(([what]) => `Edit ${what}`));
});

it('D-479 says in whose name a room is booked, where nobody is said to stay there', () => {
  const [ada] = legOne.guests;
  const later = guest('', '', { title: '' });
  const legs = booking.legs.map((leg) => ({ ...leg, guests: ada ? [ada, later] : [] }));
  show({ leadGuest, legs });
  for (const leg of [1, 2]) {
    const names = within(room(leg)).getByText('Guest names').nextElementSibling;
    expect(textsAt('li', names)).toEqual(['In the name of Ms Ada Lovelace']);
  }
  expect(textsAt('li', within(room(1)).getByText('Spa Package').parentElement)).toEqual([
    expect.stringMatching(/^Ada: /),
  ]);
});

it.each(EDITS)('B §2.1 Edit %s leads to %s', async (name, step, leg) => {
  const requests = { ...legOne.requests, specialRequirements: 'A cot.' };
  const actor = show({ leadGuest, legs: booking.legs.map((one) => ({ ...one, requests })) });
  await userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  expect(actor.getSnapshot().output).toEqual({ type: 'edit', place: { step, leg } });
});

const conflict = (message: string) => httpError('stage', 409, message);
const refused = (failure: CallError) => () => Promise.reject(failure);
const bill = (total: number, dueToday: number) => () =>
  Promise.resolve(staged({ sums: { total, dueToday } }));
const unpaid = () =>
  Promise.resolve<FoundBooking & { at: number; when: number }>({
    isBooked: false,
    total: null,
    at: 0,
    when: 0,
  });
const differs = (how: string) =>
  `The bill is not the same${how}. Nothing has been paid. Please check your booking.If it is right, call us on 01234 567891 before you pay.`;
const unprepared = (why: string) => `Your booking could not be prepared for payment${why}`;

it.each<
  [string, () => Promise<StagedBill>, () => Promise<FoundBooking & { at: number; when: number }>, string]
>([
  [
    'B §2.3 a failure, after which nothing is lost',
    ...([refused(new CallError({ kind: 'offline', endpoint: 'stage' })), unpaid] as const),
    unprepared(
      'The connection failed. Please check it and try again. Nothing has been lost and nothing has been paid.',
    ),
  ],
  [
    'E-06 the sum that the hotel would take today, where it differs',
    ...([bill(85_500, 85_500), unpaid] as const),
    differs('The hotel would take £855 today, not £525 as we worked out'),
  ],
  [
    "E-06 a different bill of the hotel's",
    ...([bill(115_500, 82_500), unpaid] as const),
    differs("The hotel's bill for this booking is £1,155, not £855 as it says here"),
  ],
  [
    "E-03 a conflict in the estate's words, without the claim that nothing was paid",
    ...([refused(conflict('This is being paid for.')), unpaid] as const),
    unprepared('This is being paid for.'),
  ],
  [
    'E-01 that neither paid nor unpaid is known, after a conflict without an answer about the booking',
    refused(conflict('')),
    refused(new CallError({ kind: 'timeout', endpoint: 'stayBooking' })),
    unprepared(
      'We could not find out whether this booking has been paid for already. Please try again in a moment.',
    ),
  ],
])('tells %s', async (_, stage, find, words) => {
  const machine = summaryMachine.provide({
    actors: { stageBooking: fromPromise(stage), findBooking: fromPromise(find) },
  });
  const actor = show({}, machine);
  await userEvent.click(screen.getByRole('button', { name: 'Payment' }));
  const box = await screen.findByRole('alert');
  expect(box.textContent).toBe(words);
  expect(box).toHaveFocus();
  expect(actor.getSnapshot().context.booking).toEqual(booking);
  expect(screen.getByRole('button', { name: 'Payment' })).toBeEnabled();
});
