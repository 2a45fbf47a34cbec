import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { SentChangeNotice } from '../../../widget/account/booking-details/SentChangeNotice.tsx';
import type { SentChange } from '../../../src/domain/booking/sent-write.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';

/** Ten o'clock of the guest's own clock. */
const when = new Date(2027, 4, 1, 10).getTime();

const cancellation: SentChange = { kind: 'cancellation', confirmationNumber: '70413200', legs: [2] };
const roses: SentChange = {
  ...{ kind: 'package', confirmationNumber: '70413200' },
  ...{ leg: 1, code: 'ROSES', change: 'add' },
};

/** Asks about a change. The test answers the questions. */
function ask(write: SentChange, refusal: string | null = null) {
  const { machine, calls } = holdMachine(outcomeMachine);
  const actor = createActor(machine, { input: { write, wasRefused: refusal !== null } }).start();
  const nameOf = (code: string) => (code === 'ROSES' ? 'A bunch of roses' : code);
  renderInWidget(<SentChangeNotice actor={actor} nameOf={nameOf} refusal={refusal} />);
  return { actor, asked: calls.ask };
}

test('F-12 a cancellation without an answer is unknown, until the estate has said no for a minute', async () => {
  const { actor, asked } = ask(cancellation);
  expect(screen.getByRole('heading', { name: 'We do not know whether room 2 is cancelled' })).toBeVisible();
  for (const at of [0, 30_000]) {
    asked.at(-1)?.resolve({ type: 'notMade', at, when });
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  }
  expect(
    screen.getByText(
      'When we last asked, at 10:00, the hotel had not made this cancellation. We keep asking, as this can take a minute.',
      { selector: 'p' },
    ),
  ).toBeVisible();
  asked.at(-1)?.resolve({ type: 'notMade', at: 60_000, when });
  expect(await screen.findByRole('heading', { name: 'Room 2 is not cancelled' })).toBeVisible();
  expect(
    screen.getByText(
      'When we last asked, at 10:00, the hotel had not made this cancellation. You can cancel again, or call us.',
      { selector: 'p' },
    ),
  ).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to your booking' }));
  asked.at(-1)?.resolve({ type: 'notMade', at: 61_000, when });
  await expect.poll(() => actor.getSnapshot().output).toEqual({ type: 'notMade' });
});

test('F-12 a package without an answer is unknown, until the estate has said no', async () => {
  const { asked } = ask(roses, 'There are no roses left.');
  const unknown = { name: 'We do not know whether A bunch of roses is added to room 1' };
  expect(screen.getByRole('heading', unknown)).toBeVisible();
  expect(screen.queryByText('There are no roses left.')).toBeNull();
  asked[0]?.resolve({ type: 'notMade', at: 0, when });
  expect(
    await screen.findByRole('heading', { name: 'A bunch of roses is not added to room 1' }),
  ).toBeVisible();
  expect(screen.getByText('There are no roses left.')).toBeVisible();
  expect(
    screen.getByText(
      'When we last asked, at 10:00, the hotel had not made this change. You can make it again, or call us.',
    ),
  ).toBeVisible();
  await expectAccessible();
});

test('a cancellation that was refused, and whose stay could not be read, says why it is not made', async () => {
  const { asked } = ask(cancellation, 'The stay has begun.');
  asked[0]?.resolve({ type: 'notMade', at: 0, when });
  expect(await screen.findByRole('heading', { name: 'Room 2 is not cancelled' })).toBeVisible();
  expect(screen.getByText('The stay has begun.')).toBeVisible();
});
