import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { CancelRoomContext } from '../../machines/account/cancel-room/cancel-room.setup.ts';
import {
  cancelRoomMachine,
  type CancelRoomRef,
} from '../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../machines/account/cancel-room/cancel-room.selectors.ts';
import { outcomeMachine } from '../../machines/shared/outcome/outcome.machine.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { CancelRoom } from '../../widget/account/cancel-room/CancelRoom.tsx';
import { CancelRoomDoubt } from '../../widget/account/cancel-room/CancelRoomDoubt.tsx';
import { CancelRoomOffer } from '../../widget/account/cancel-room/CancelRoomOffer.tsx';
import { cancelRoomWorld } from '../account/cancel-room/cancel-room.world.ts';
import { holdMachine } from '../support/held-calls.ts';
import { expectText, fill, isBusy } from '../support/form-hands.ts';
import { button, press, replayScreen } from './replay.tsx';

type Snapshot = SnapshotFrom<typeof cancelRoomMachine>;

function Parts({ actor }: { actor: CancelRoomRef }) {
  return (
    <>
      <CancelRoomDoubt actor={actor} level={2} />
      <CancelRoomOffer actor={actor} />
      <CancelRoom actor={actor} />
    </>
  );
}

const TITLES = {
  rooms: 'Need to cancel?',
  question: 'Are you sure?',
  code: 'Enter the code',
  tooOften: 'That was too many tries',
};

replayScreen('D-645 a room that is cancelled by a code', {
  world: cancelRoomWorld,
  machine: cancelRoomMachine.provide({ actors: { outcome: holdMachine(outcomeMachine).machine } }),
  View: Parts,
  // The question has a replay of its own.
  inside: { outcome: { done: [], error: [] } },
  elsewhere: /outcome|readMade|load\.retried/,
  ways: {
    'cancel.opened': button('Cancel a room'),
    'cancel.roomChosen': button('Cancel Room 1'),
    'cancel.closed': {
      by: () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body),
    },
    'cancel.declined': button('Keep the room'),
    'code.requested': {
      by: (_, snapshot: Snapshot) =>
        press(selectors.selectDialog(snapshot) === 'code' ? 'Send a new code' : 'Send code'),
    },
    'field.changed': {
      by: () => fill('Code', '246810'),
      when: (_, snapshot: Snapshot) => snapshot.matches('entering'),
    },
    'form.submitted': button('Cancel room 1'),
  },
  // A field that is left says what it lacks; the path leaves none.
  compare: (context) => {
    const { form, ...rest } = context as CancelRoomContext;
    return { ...rest, values: form.values };
  },
  expectShown: (snapshot: Snapshot) => {
    if (snapshot.status === 'done') return;
    const dialog = selectors.selectDialog(snapshot);
    const told = selectors.selectTold(snapshot);
    const titles = Array.from(document.querySelectorAll('dialog h2'), ({ textContent }) => textContent);
    const above = dialog === 'rooms' || dialog === 'tooOften' || dialog === null ? [] : [TITLES.rooms];
    expect(titles).toEqual(dialog === null ? [] : [...above, TITLES[dialog]]);
    expectText('This code is not right. Room 1 is not cancelled.', told === 'wrong');
    expectText('This code is no longer valid', told === 'expired');
    expectText(/^We have sent a new code/, told === 'resent');
    const isNews = selectFailure(snapshot) !== null || told !== null;
    expectText(/^We have sent a code/, dialog === 'code' && (!isNews || told === 'wrong'));
    expectText(/^We do not know whether a code was sent/, told === 'unsure');
    expectText('The code was not sent', selectFailure(snapshot) !== null && !snapshot.matches('failed'));
    expectText('The stay has begun.', selectors.selectRefusal(snapshot) !== null);
    expectText('No code was sent. You can try again from 14:45.', dialog === 'tooOften');
    if (dialog === 'code') expect(isBusy('Cancel room 1')).toBe(selectors.selectIsBusy(snapshot));
    if (told === 'wrong') expect(screen.getByLabelText('Code')).toHaveFocus();
  },
});
