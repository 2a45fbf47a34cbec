import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import { cancelRoomMachine } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import { FindBookingScreen } from '../../../widget/account/find-booking/FindBookingScreen.tsx';
import { fill } from '../../support/form-hands.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { expectAccessible } from '../../ui/render.tsx';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { twoRooms } from '../account-rooms.ts';
import { cancellingInput, input } from '../find-booking/find-booking.world.ts';
import { firstOff, question } from './cancel-room.world.ts';

const PHONE = '01632 960140';

/** Looks a stay up. The calls of the actor that cancels its rooms wait for the test. */
async function showStay(stay: LoadedStay, { isAllowed = true } = {}) {
  const inner = holdMachine(cancelRoomMachine, ['outcome']);
  const cancelRoom = inner.machine.provide({ actors: { outcome: holdMachine(outcomeMachine).machine } });
  const shown = showHeld(
    findBookingMachine.provide({ actors: { cancelRoom } }),
    isAllowed ? cancellingInput : input,
    FindBookingScreen,
    { settings: { phones: { reservations: PHONE } }, real: ['cancelRoom'] },
  );
  fill('Confirmation number', question.confirmationNumber);
  fill('Email', question.emailAddress);
  await press('Find booking');
  shown.answer('findBooking', { type: 'found', stay });
  const article = await screen.findByRole('article');
  const { calls } = inner;
  if (isAllowed) calls.recallChange.at(-1)?.resolve(null);
  return { article, calls, vault: shown.vault };
}

/** Goes on to the code of the first room, and enters one. */
async function enterCode({ calls }: Awaited<ReturnType<typeof showStay>>) {
  await press('Cancel a room');
  await press('Cancel Room 1');
  await press('Send code');
  calls.sendCode.at(-1)?.resolve({ type: 'sent' });
  await screen.findByRole('dialog', { name: 'Enter the code' });
  fill('Code', '246810');
  await press('Cancel room 1');
}

describe('D-645 a stay that was looked up, where rooms can be cancelled', () => {
  it('offers it, and says that any other change needs a call', async () => {
    const { article } = await showStay(twoRooms);
    expect(await within(article).findByRole('button', { name: 'Cancel a room' })).toBeVisible();
    expect(article.textContent).toContain(
      `To change your booking, call us on ${PHONE} and give your confirmation number.`,
    );
    await expectAccessible();
  });

  it.each([
    ['the estate does not allow it', twoRooms, { isAllowed: false }],
    ['the time for it is over', { booking: twoRooms.booking, at: '2027-05-09T15:00:00' }, {}],
  ])('does not where %s', async (_, stay, options) => {
    const { article } = await showStay(stay, options);
    expect(within(article).queryByRole('button', { name: 'Cancel a room' })).toBeNull();
    expect(article.textContent).toContain(`To change or cancel your booking, call us on ${PHONE}`);
  });

  it('puts the code into the vault alone, and then shows the room as cancelled, with the focus on what is done', async () => {
    const shown = await showStay(twoRooms);
    await enterCode(shown);
    expect(shown.calls.cancelByCode.map((call) => call.input)).toEqual([{ ...question, leg: 1 }]);
    expect(shown.vault.take('code')).toBe('246810');
    shown.calls.cancelByCode.at(-1)?.resolve({ type: 'taken' });
    await expect.poll(() => shown.calls.lookUp.length).toBe(1);
    shown.calls.lookUp.at(-1)?.resolve({ type: 'found', stay: firstOff });
    const done = await screen.findByText('Room 1 is cancelled.');
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Room 1:' })).toHaveAccessibleDescription('Cancelled');
  });

  it('F-12 says that it is not known where the answer was lost, and shows no price meanwhile', async () => {
    const shown = await showStay(twoRooms);
    await enterCode(shown);
    shown.calls.cancelByCode.at(-1)?.reject(new CallError({ kind: 'timeout', endpoint: 'cancelByCode' }));
    await expect.poll(() => shown.calls.lookUp.length).toBe(1);
    shown.calls.lookUp.at(-1)?.resolve({ type: 'found', stay: twoRooms });
    const heading = await screen.findByRole('heading', {
      name: 'We do not know whether room 1 is cancelled',
    });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown.article.textContent).not.toMatch(/£420\.50|Cancel a room|Still to pay/);
    await expectAccessible();
  });
});
