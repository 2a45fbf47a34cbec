import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import type { OutcomeAnswer, OutcomeQuestion } from '../../../machines/shared/outcome/outcome.types.ts';
import { SentCancellation } from '../../../widget/account/booking-details/SentCancellation.tsx';
import { holdCalls } from '../../support/held-calls.ts';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';

/** Ten o'clock of the guest's own clock. */
const when = new Date(2027, 4, 1, 10).getTime();

test('F-12 a cancellation without an answer is unknown, until the estate has said no for a minute', async () => {
  const asked = holdCalls<OutcomeAnswer, OutcomeQuestion>();
  const pauses = holdCalls<undefined, { milliseconds: number }>();
  const machine = outcomeMachine.provide({ actors: { ask: asked.port, pause: pauses.port } });
  const cancellation = { confirmationNumber: '70413200', legs: [2] };
  const actor = createActor(machine, { input: { write: { kind: 'cancellation', cancellation } } }).start();
  renderInWidget(<SentCancellation actor={actor} />);
  expect(screen.getByRole('heading', { name: 'We do not know whether room 2 is cancelled' })).toBeVisible();
  for (const at of [0, 30_000]) {
    asked.calls.at(-1)?.resolve({ type: 'notMade', at, when });
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  }
  expect(
    screen.getByText(
      'When we last asked, at 10:00, the hotel had not made this cancellation. We keep asking, as this can take a minute.',
      { selector: 'p' },
    ),
  ).toBeVisible();
  asked.calls.at(-1)?.resolve({ type: 'notMade', at: 60_000, when });
  expect(await screen.findByRole('heading', { name: 'Room 2 is not cancelled' })).toBeVisible();
  expect(
    screen.getByText(
      'When we last asked, at 10:00, the hotel had not made this cancellation. You can cancel again, or call us.',
      { selector: 'p' },
    ),
  ).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to your booking' }));
  asked.calls.at(-1)?.resolve({ type: 'notMade', at: 61_000, when });
  await expect.poll(() => actor.getSnapshot().output).toEqual({ type: 'notMade' });
});
