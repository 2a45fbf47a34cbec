import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readOpeningValues } from '../../../src/domain/search/opening-values.ts';
import type { SharedLink } from '../../../machines/shared/ports.ts';
import { shareMachine } from '../../../machines/shared/share/share.machine.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { SummaryScreen } from '../../../widget/steps/summary/SummaryScreen.tsx';
import { bookedRoom } from '../../account/account-bookings.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, session } from '../../support/checkout-stay.ts';
import { party } from '../../support/fixtures.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { expectSaid, said } from '../../support/said.ts';
import { amending, input } from './summary.world.ts';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';

const show = (changes: Partial<typeof booking> = {}, of = configuration) =>
  showHeld(
    summaryMachine,
    { configuration: of, session, booking: { ...booking, ...changes }, profile: null },
    SummaryScreen,
    { real: ['shareStay'] },
  );

const room = (leg: number) => screen.getByRole('region', { name: `Room ${leg}:` });

describe('the answers that are checked before payment', () => {
  it('shows the lead booker and the requests, each with a link back', async () => {
    const requests = {
      ...legOne.requests,
      specialRequirements: 'A cot.\nThank you.',
      dogRequirements: 'Bess',
    };
    const { actor } = show({ leadGuest, legs: [{ ...legOne, requests }] });
    const lead = screen.getByRole('region', { name: 'Lead booker details' });
    expect(textsAt('dt, dd:not(:has(button))', lead)).toEqual([
      ...['Name', 'Ms Ada Lovelace', 'Email', 'ada@example.com', 'Telephone', '020 7946 0000'],
      ...['Address', '12 Square, Mayfair, London, W1 1AA, United Kingdom'],
    ]);
    const asked = within(room(1)).getByRole('heading', { name: 'Your requests' }).closest('section');
    expect(textsAt('dt, dd', asked)).toEqual([
      ...['Dog Information', 'Bess', 'Special Requests', 'A cot.\nThank you.'],
    ]);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit lead booker details' }));
    expect(actor.getSnapshot().output).toEqual({ type: 'edit', place: { step: 'details', leg: 1 } });
  });

  it('mentions the account that the guest asks for, and shows the first picture of the room, without a frame where it has none', () => {
    const [house] = configuration.areas;
    const roomTypes = house?.roomTypes.map((type) =>
      type.code === 'KNG' ? { ...type, images: [{ path: 'lake-king.avif', caption: '' }] } : type,
    );
    show(
      { leadGuest, account: { emailAddress: 'ada@example.com', addressBooks: [] } },
      { ...configuration, areas: house && roomTypes ? [{ ...house, roomTypes }] : [] },
    );
    expect(screen.getByText('Created with this booking')).toBeVisible();
    expect([...room(1).querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      expect.stringMatching(/lake-king\.avif$/),
    ]);
    expect(room(2).querySelector('img')).toBeNull();
  });

  it('A §9.3 says until when each room can be changed or cancelled, or that it cannot, as far as it is known', () => {
    const dated = (leg: typeof legOne, until: string | null) => ({
      ...leg,
      rate: leg.rate && { ...leg.rate, cancellationDateTime: until },
    });
    const [, second] = booking.legs;
    show({
      legs: [
        legOne,
        ...(second ? [second, { ...dated(second, null), leg: 3 }] : []),
        { ...dated(legOne, null), leg: 4 },
        ...(second ? [{ ...dated(second, '2027-04-19T15:00:00'), leg: 5 }] : []),
      ],
    });
    const terms = (leg: number) =>
      within(room(leg)).queryByRole('heading', { name: 'Changes and cancellation' })?.nextSibling
        ?.textContent;
    expect([1, 2, 3, 4, 5].map(terms)).toEqual([
      'Non-refundable however changes can be made until 3pm on 30th April',
      'Pay on arrival and cancel your stay up to 3pm on 30th April',
      undefined,
      'Non-refundable. This booking cannot be cancelled or changed online.',
      'This stay can no longer be cancelled free of charge.',
    ]);
  });
});

describe('D-533 the plan can be shared before it is booked', () => {
  /** Two rooms, one with a child, whose age must not be shared. */
  const planned = { ...booking.search, guestOccupancies: [party(2, [], 1), party(1, [7])] };

  it('as a search for the same dates and number of guests, without personal data; not where a member amends a booking', async () => {
    const share = holdCalls<'shared' | 'copied' | 'dismissed' | 'failed', SharedLink>();
    const shareStay = shareMachine.provide({ actors: { share: share.port } });
    showHeld(
      summaryMachine.provide({ actors: { shareStay } }),
      { configuration, session, booking: { ...booking, leadGuest, search: planned }, profile: null },
      SummaryScreen,
      { real: ['shareStay'] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    share.calls[0]?.resolve('copied');
    await expectSaid('A link to a search for these dates has been copied. Nothing personal is in it.');
    const url = new URL(share.calls[0]?.input.url ?? '');
    const query = Object.fromEntries(new URLSearchParams(url.hash.replace(/^.*\?/, '')));
    expect(Object.keys(query).sort()).toEqual(['arrivalDate', 'numberOfNights', 'occupancy']);
    const { values, warnings } = readOpeningValues([query]);
    expect(warnings).toEqual([]);
    expect(values).toMatchObject({
      arrivalDate: planned.arrivalDate,
      numberOfNights: planned.numberOfNights,
      guestOccupancies: [
        { adults: 2, childCount: 0, dogs: 1 },
        { adults: 1, childCount: 1, children: [{ age: null }], dogs: 0 },
      ],
    });
    cleanup();
    show({ search: { ...planned, amendId: 'WM-1-1' } });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('E-17 the summary names what an amendment leaves behind', () => {
  const EVERYTHING =
    'Only what you have chosen here is in your changed booking. Tables, tee times, pool and spa times, treatments and add-ons of the old one are not carried over: choose them again if you want to keep them.';
  const showAmended = (given = amending) =>
    showHeld(summaryMachine, given, SummaryScreen, { real: ['shareStay'] });

  it('nothing for a new booking, every kind of thing for an amendment without a member', () => {
    showAmended(input);
    expect(screen.queryByText(EVERYTHING)).toBeNull();
    cleanup();
    showAmended({ ...amending, profile: null });
    expect(screen.getByText(EVERYTHING)).toBeVisible();
  });

  it('for a member, what the old booking has and the new one lacks, and what the estate cannot tell', async () => {
    const { answer } = showAmended();
    expect(screen.getByText(EVERYTHING)).toBeVisible();
    const scrub = { clientIndex: 0, startDateTime: '2027-05-10T14:00:00', displayName: 'Salt scrub' };
    answer(
      'findBookedRoom',
      bookedRoom({
        rateCode: 'DAILYBABB',
        packages: Object.entries({ CHAMP: 4, MUD: 1 }).map(([code, quantity]) => ({
          code,
          name: '',
          quantity,
        })),
        spaReservation: { items: [scrub] },
      }),
    );
    const notice = (await screen.findByText('Salt scrub')).closest('.ui-notice');
    expect(textsAt('p, li', notice)).toEqual([
      'Your old booking also has the following, which this one does not have:',
      '2 x Champagne on arrival',
      'Mud room',
      'Salt scrub',
      'Tables, tee times, pool and spa times of the old booking are not carried over either. Choose again what you want to keep.',
    ]);
    expect(screen.queryByText(EVERYTHING)).toBeNull();
    await expect
      .poll(() => said().join())
      .toContain(
        'Your old booking also has the following, which this one does not have: 2 x Champagne on arrival',
      );
  });

  it('what the price of the old rate included, and only what the estate cannot tell where nothing else is missing', async () => {
    const legs = input.booking.legs.slice(1, 2);
    const { answer } = showAmended({ ...amending, booking: { ...amending.booking, legs } });
    answer('findBookedRoom', bookedRoom({ rateCode: 'RETREAT' }));
    await screen.findByText('Dinner');
    expect(textsOf(screen.getAllByText(/^(Breakfast|Dinner|Golf|Use of the pool)$/))).toEqual([
      ...['Dinner', 'Golf', 'Use of the pool'],
    ]);
    cleanup();
    const rate = legs[0]?.rate;
    const prepaid = legs.map((leg) => ({ ...leg, rate: rate ? { ...rate, requiresDeposit: true } : null }));
    const free = { paid: 0, freeUntil: '2027-05-09T15:00:00', nonRefundable: [], isOpen: false };
    showAmended({ ...amending, booking: { ...amending.booking, legs: prepaid } }).answer('findBookedRoom', {
      ...bookedRoom({ rateCode: 'DAILYBABB' }),
      money: free,
    });
    const notice = (await screen.findByText('Paying on arrival')).closest('ul');
    expect(textsAt('li', notice)).toEqual(['Paying on arrival', 'Free cancellation until 3pm on 9th May']);
    cleanup();
    showAmended().answer('findBookedRoom', bookedRoom({ rateCode: 'DAILYBABB' }));
    await screen.findByText(
      'Tables, tee times, pool and spa times of your old booking are not carried over: choose them again if you want to keep them.',
    );
  });
});
