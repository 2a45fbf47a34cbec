import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { BookedRoom } from '../../src/domain/stay-bookings.ts';
import type { SummaryInput } from '../../machines/steps/summary/summary.types.ts';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { SummaryScreen } from '../../widget/screens/summary/SummaryScreen.tsx';
import { bookedRoom } from '../support/account-bookings.ts';
import { startStep } from '../support/start-step.ts';
import { amending, input } from '../worlds/summary.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const EVERYTHING =
  'Only what you have chosen here is in your changed booking. Tables, tee times, pool and spa times, treatments and add-ons of the old one are not carried over: choose them again if you want to keep them.';

/** Shows the summary. `found` answers the search for the old room. */
function show(given: SummaryInput, found: Promise<BookedRoom | null> = Promise.resolve(null)) {
  const machine = summaryMachine.provide({ actors: { findBookedRoom: fromPromise(() => found) } });
  const { actor } = startStep(machine, given);
  renderInWidget(<SummaryScreen actor={actor} />);
  return actor;
}

describe('E-17 the summary names what an amendment leaves behind', () => {
  it('nothing for a new booking, every kind of thing for an amendment without a member', () => {
    show(input);
    expect(screen.queryByText(EVERYTHING)).toBeNull();
    show({ ...amending, profile: null });
    expect(screen.getByText(EVERYTHING)).toBeVisible();
  });

  it('for a member, what the old booking has and the new one lacks, and what the estate cannot tell', async () => {
    let answer: (room: BookedRoom) => void = () => undefined;
    show(
      amending,
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    expect(screen.getByText(EVERYTHING)).toBeVisible();
    answer(
      bookedRoom({
        rateCode: 'DAILYBABB',
        packages: [
          { code: 'CHAMP', quantity: 4 },
          { code: 'MUD', quantity: 1 },
        ],
        spaReservation: {
          items: [{ clientIndex: 0, startDateTime: '2027-05-10T14:00:00', displayName: 'Salt scrub' }],
        },
      }),
    );
    const notice = (await screen.findByText('Salt scrub')).closest('.ui-notice');
    expect([...(notice?.querySelectorAll('p, li') ?? [])].map((line) => line.textContent)).toEqual([
      'Your old booking also has the following, which this one does not have:',
      '2 x Champagne on arrival',
      'Mud room',
      'Salt scrub',
      'Tables, tee times, pool and spa times of the old booking are not carried over either. Choose again what you want to keep.',
    ]);
    expect(screen.queryByText(EVERYTHING)).toBeNull();
    const said =
      'Your old booking also has the following, which this one does not have: 2 x Champagne on arrival';
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(said))).toBe(true),
    );
    await expectAccessible();
  });

  it('what the price of the old rate included', async () => {
    const [first] = input.booking.legs.slice(1);
    const legs = first ? [first] : [];
    const booking = { ...amending.booking, legs };
    show({ ...amending, booking }, Promise.resolve(bookedRoom({ rateCode: 'RETREAT' })));
    await screen.findByText('Dinner');
    expect(
      screen.getAllByText(/^(Breakfast|Dinner|Golf|Use of the pool)$/).map((line) => line.textContent),
    ).toEqual(['Dinner', 'Golf', 'Use of the pool']);
  });

  it('only what the estate cannot tell, where nothing else is missing', async () => {
    show(amending, Promise.resolve(bookedRoom({ rateCode: 'DAILYBABB' })));
    expect(
      await screen.findByText(
        'Tables, tee times, pool and spa times of your old booking are not carried over: choose them again if you want to keep them.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['cannot be found', () => Promise.resolve(null)],
    ['cannot be requested', () => Promise.reject(new Error('offline'))],
  ])('every kind of thing, where the old booking %s', async (_why, find) => {
    const actor = show(amending, find());
    await waitFor(() => expect(actor.getSnapshot().matches({ reviewing: { amended: 'told' } })).toBe(true));
    expect(screen.getByText(EVERYTHING)).toBeVisible();
  });
});
