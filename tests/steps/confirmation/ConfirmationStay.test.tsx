import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedLink } from '../../../machines/shared/ports.ts';
import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';
import { ConfirmationScreen } from '../../../widget/steps/confirmation/ConfirmationScreen.tsx';
import { DEFAULT_LINKS, type Assets } from '../../../widget/ui/media/assets-context.tsx';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, legTwo, profile, session } from '../../support/checkout-stay.ts';
import { openOn } from '../../support/fixtures.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { expectSaid } from '../../support/said.ts';
import { moneyVoucher, stayVoucher } from '../payment/voucher-fixtures.ts';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';

type Answer = 'shared' | 'copied' | 'dismissed' | 'failed';

const arrival = {
  checkInTime: '15:00',
  checkOutTime: '11:00',
  address: ['Withenmere', 'KD9 1WM'],
  directions: 'https://maps.example/withenmere',
};
const estate = { ...configuration, arrival };

/** Shows the confirmation of the two rooms. Returns what the guest shares. */
function show(changes: Partial<StayInput> = {}, settings: Partial<Assets> = {}) {
  const share = holdCalls<Answer, SharedLink>();
  const shareStay = shareMachine.provide({ actors: { share: share.port } });
  showHeld(
    confirmationMachine.provide({ actors: { shareStay } }),
    { configuration: estate, session, booking, profile: null, ...changes },
    ConfirmationScreen,
    { settings, real: ['shareStay', 'sendToFriend'] },
  );
  return share.calls;
}

/** The lines of a fact, by its term. */
function fact(term: string): string[] {
  const group = screen.getByText(term, { selector: 'dt' }).parentElement;
  return textsAt('dd > .confirmation-line, dd:not(:has(> .confirmation-line))', group);
}

/** The days under 'Day by day', each as its heading and lines. */
function plan(): string[][] {
  const part = screen.getByRole('heading', { name: 'Day by day' }).closest('section');
  return [...(part?.querySelectorAll('section') ?? [])].map((day) =>
    textsAt('h3, li', day).map((line) => line.trim()),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-20T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('what the confirmation says of the stay', () => {
  it('arrival, departure and place', async () => {
    show();
    expect(fact('Arrival')).toEqual(['Saturday 1st May 2027', 'Check-in from 15:00']);
    expect(fact('Departure')).toEqual(['Monday 3rd May 2027', 'Check-out by 11:00']);
    expect(fact('Where to find us')).toEqual(['Withenmere', 'KD9 1WM', 'Directions (opens in a new tab)']);
    const way = screen.getByRole('link', { name: 'Directions (opens in a new tab)' });
    expect(way).toHaveAttribute('href', 'https://maps.example/withenmere');
    await expectAccessible();
  });

  it('a fact that the estate does not give has no line, and directions that are no address make no link (T4)', () => {
    show({ configuration });
    expect([fact('Arrival'), fact('Departure')]).toEqual([
      ['Saturday 1st May 2027'],
      ['Monday 3rd May 2027'],
    ]);
    expect(screen.queryByText('Where to find us')).toBeNull();
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
    cleanup();
    show({ configuration: { ...configuration, arrival: { ...arrival, directions: 'javascript:alert(1)' } } });
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
    expect(screen.getByText('KD9 1WM')).toBeVisible();
  });

  it('each room has its own terms; equal terms are said once, and none are not mentioned', () => {
    const FREE = 'You can cancel up to 3pm on 30th April 2027.';
    const open = legTwo.rate;
    const closed = open && { ...open, cancellationDateTime: null };
    const terms = (changes: Partial<StayInput>) => {
      cleanup();
      show(changes);
      return screen.queryByText('Cancellation', { selector: 'dt' }) && fact('Cancellation');
    };
    const legs = (first: typeof open, second: typeof open) => ({
      booking: {
        ...booking,
        legs: [
          { ...legOne, rate: first },
          { ...legTwo, rate: second },
        ],
      },
    });
    expect([
      terms({}),
      terms(legs(open, open)),
      terms(legs(closed, open)),
      terms({ session: { ...session, businessDate: '2027-05-01' } }),
    ]).toEqual([
      ['Room 1: Non-refundable. Changes can be made until 3pm on 30th April 2027.', `Room 2: ${FREE}`],
      [FREE],
      [`Room 2: ${FREE}`],
      [
        'Room 1: Non-refundable. This booking cannot be cancelled or changed online.',
        'Room 2: This stay can no longer be cancelled free of charge.',
      ],
    ]);
  });

  it('names the vouchers that pay, and says which have to be brought along', () => {
    const bring = () => screen.queryByText(/^You must bring your gift voucher/);
    show({ booking: { ...booking, vouchers: [moneyVoucher('GV1', 10_000)] } });
    expect(fact('Gift Vouchers')).toEqual(['Gift voucher GV1']);
    expect(bring()).toBeNull();
    cleanup();
    show({ booking: { ...booking, vouchers: [stayVoucher('GV2', 10_000)] } });
    expect(fact('Gift Vouchers')).toEqual(['A night away GV2']);
    expect(bring()).toBeVisible();
  });

  it('F-03 tells of a day on which the restaurants are closed, in the plan and in the room', () => {
    const dinner = [
      { date: '2027-05-01', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-01T19:00:00' },
      { date: '2027-05-02', restaurant: null, isAvailable: false, timeslot: null },
    ];
    const opened = openOn('Monday', 'Saturday');
    const rateGroups = estate.rateGroups.map((group) => ({
      ...group,
      rates: group.rates.map((rate) => ({
        ...rate,
        dinnerRestaurants: rate.dinnerRestaurants.map((one) => ({ ...one, daysOpened: opened })),
      })),
    }));
    show({
      configuration: { ...estate, rateGroups },
      booking: { ...booking, legs: [{ ...legOne, dinner }] },
    });
    expect(plan()[1]).toEqual([
      'Sunday 2nd May 2027',
      '08:30 Breakfast: The Orangery Ada & Charles',
      '10:10 Golf Ada & Charles',
      'Dinner: closed',
    ]);
    const times = screen.getByText('Dinner Times').parentElement;
    expect(textsAt('li', times)).toEqual(['Saturday: The Orangery - 19:00', 'Closed on Sunday.']);
  });

  it('bookings by day, with the guests who take part', () => {
    show();
    expect(plan()).toEqual([
      [
        'Saturday 1st May 2027',
        'Afternoon Pool & Spa Access Ada & Charles · Room 1',
        '15:00 Spa: Hot stones, 60 mins Ada · Room 1',
        'Dinner: no table Room 1',
      ],
      [
        'Sunday 2nd May 2027',
        '08:30 Breakfast: The Orangery Ada & Charles · Room 1',
        '10:10 Golf Ada & Charles · Room 1',
      ],
      ['Monday 3rd May 2027', '09:00 Breakfast: The Orangery Ada & Charles · Room 1'],
      ['Also booked', '2 x Champagne on arrival Room 1'],
    ]);
  });

  it('a single room has no number, unnamed guests are counted, and without bookings there is no list', () => {
    const nobody = legOne.guests.map((guest) => ({ ...guest, firstName: '' }));
    show({ booking: { ...booking, legs: [{ ...legOne, guests: nobody }] } });
    expect(plan()[1]?.[1]).toBe('08:30 Breakfast: The Orangery 2 people');
    cleanup();
    show({ booking: { ...booking, legs: [legTwo] } });
    expect(screen.queryByText('Day by day')).toBeNull();
  });

  it('E-07 thanks the lead booker by name, and nobody else; a member manages the booking, everybody can ring', () => {
    show({ booking: { ...booking, leadGuest }, profile });
    expect(screen.getByText('Thank you, Ada')).toBeVisible();
    const manage = screen.getByRole('link', { name: 'Manage your booking' });
    expect(manage).toHaveAttribute('href', '/account/#/bookings/stay/C1001');
    expect(screen.getByText(/^You can change or cancel your booking in your account\./)).toBeVisible();
    cleanup();
    const vouchers = [moneyVoucher('GV1', 10_000)];
    show({ booking: { ...booking, vouchers }, profile });
    expect(screen.getByText(/^To change or cancel your booking, call us on/)).toBeVisible();
    cleanup();
    show();
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(
      screen.getByRole('heading', { name: 'If your plans change' }).closest('section'),
    ).toHaveTextContent(
      'If your plans changeTo change or cancel your booking, call us on 01234 567891 and give your confirmation number.',
    );
    expect(screen.queryByRole('link', { name: 'Manage your booking' })).toBeNull();
  });

  it('shows each kind of room once, with its name', () => {
    const pictured = <Room extends { code: string }>(room: Room) => ({
      ...room,
      images: [{ path: `/${room.code}.svg`, caption: '' }],
    });
    const areas = configuration.areas.map((area) => ({ ...area, roomTypes: area.roomTypes.map(pictured) }));
    show({ configuration: { ...estate, areas } });
    const figures = screen.getAllByRole('figure');
    expect(textsOf(figures)).toEqual(['Lake King', 'Garden Twin']);
    const sources = figures.map((figure) => figure.querySelector('img')?.getAttribute('src'));
    expect(sources.map((source) => source?.split('/').at(-1))).toEqual(['KNG.svg', 'TWN.svg']);
  });
});

describe('sharing the stay', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

  it('D-533 shares a search for the dates, without anything of the guest', async () => {
    const shared = show({ booking: { ...booking, leadGuest }, profile });
    await press();
    expect(shared.map(({ input }) => input)).toEqual([
      {
        title: 'The Estate',
        text: 'A stay at The Estate, Saturday 1st May 2027 to Monday 3rd May 2027',
        url: `${location.origin}/booking/#/stay/search/?arrivalDate=2027-05-01&numberOfNights=2`,
      },
    ]);
    shared[0]?.resolve('copied');
    await expectSaid('A link to a search for these dates has been copied. Nothing personal is in it.');
  });

  it('D-533 shares the dates alone where the page has no name, and shows a link that could not be copied', async () => {
    const shared = show({}, { brand: '' });
    await press();
    expect(shared[0]?.input.text).toBe('A stay, Saturday 1st May 2027 to Monday 3rd May 2027');
    shared[0]?.resolve('failed');
    expect(await screen.findByText(/The link could not be copied/)).toHaveTextContent(
      `The link could not be copied. Here it is: ${location.origin}/booking/#/stay/search/?arrivalDate=2027-05-01&numberOfNights=2`,
    );
  });

  it.each([null, 'tel:+441632960140'])('D-533 a booking page that is %s cannot be shared', (page) => {
    show({}, { links: { ...DEFAULT_LINKS, booking: page } });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
