import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { SharedLink } from '../../machines/shared/ports.ts';
import { shareMachine } from '../../machines/shared/share/share.machine.ts';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { readOpeningValues } from '../../src/domain/opening-values.ts';
import { SummaryScreen } from '../../widget/screens/summary/SummaryScreen.tsx';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, leadGuest, session } from '../support/checkout-stay.ts';
import { party } from '../support/fixtures.ts';
import { expectSaid } from '../support/said.ts';
import { startStep } from '../support/start-step.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

/** Two rooms, one with a child, whose age must not be shared. */
const planned = { ...booking.search, guestOccupancies: [party(2, [], 1), party(1, [7])] };

/** Shows the check before payment. Returns what the guest shares. */
function show(search = planned): SharedLink[] {
  const shared: SharedLink[] = [];
  const shareStay = shareMachine.provide({
    actors: {
      share: fromPromise(({ input }) => {
        shared.push(input);
        return Promise.resolve('copied' as const);
      }),
    },
  });
  const machine = summaryMachine.provide({ actors: { shareStay } });
  const input = { configuration, session, booking: { ...booking, leadGuest, search }, profile: null };
  renderInWidget(<SummaryScreen actor={startStep(machine, input).actor} />);
  return shared;
}

describe('D-533 the plan can be shared before it is booked', () => {
  it('as a search for the same dates and number of guests, without personal data', async () => {
    const shared = show();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await expectSaid('A link to a search for these dates has been copied. Nothing personal is in it.');
    await expectAccessible();

    const url = new URL(shared[0]?.url ?? '');
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
  });

  it('but not where a member amends a booking', () => {
    show({ ...planned, amendId: 'WM-1-1' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
