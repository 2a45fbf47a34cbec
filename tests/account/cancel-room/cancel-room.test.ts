import { expect, it } from 'vitest';
import { cancelRoomMachine } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { startStep } from '../../steps/start-step.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { reach } from '../../support/reach.ts';
import type { AnswerOf, SourceOf } from '../../tools/paths/environment.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { twoRooms } from '../account-rooms.ts';
import { cancelRoomInput, cancelRoomWorld, firstOff, ofFirst, question } from './cancel-room.world.ts';

it('D-645 paths take every transition', () => {
  expectWorld(cancelRoomWorld);
});

type Machine = typeof cancelRoomMachine;

/** A guest who has had a code sent for the first room. `notes`: what the tab was told to keep, in order. */
async function atCode() {
  const notes: unknown[] = [];
  const { machine, calls } = holdMachine(cancelRoomMachine);
  const noting = machine.provide({ actions: { noteSent: ({ context }) => notes.push(context.sent) } });
  const { actor } = startStep(noting, cancelRoomInput);
  const answer = <Name extends SourceOf<Machine>>(name: Name, output: AnswerOf<Machine, Name>) =>
    calls[name].at(-1)?.resolve(output);
  answer('recallChange', null);
  await reach(actor, (snapshot) => snapshot.matches('idle'));
  actor.send({ type: 'cancel.opened' });
  actor.send({ type: 'cancel.roomChosen', leg: 1 });
  actor.send({ type: 'code.requested' });
  answer('sendCode', { type: 'sent' });
  await reach(actor, (snapshot) => snapshot.matches('entering'));
  const enter = () => {
    actor.send({ type: 'field.changed', name: 'code', value: true });
    actor.send({ type: 'form.submitted' });
  };
  return { actor, calls, answer, enter, notes };
}

it('D-645 offers another code after half a minute, and at once after a wrong one', async () => {
  const { actor, calls, answer, enter } = await atCode();
  expect(calls.pause.map(({ input }) => input)).toEqual([{ milliseconds: 30_000 }]);
  expect(selectors.selectMayAskAgain(actor.getSnapshot())).toBe(false);
  enter();
  answer('cancelByCode', { type: 'wrong' });
  await reach(actor, (snapshot) => snapshot.matches('reading'));
  answer('lookUp', { type: 'found', stay: twoRooms });
  await reach(actor, (snapshot) => snapshot.matches('entering'));
  expect(selectors.selectMayAskAgain(actor.getSnapshot())).toBe(true);
  expect(calls.pause).toHaveLength(1);
});

it('F-12 keeps what is sent for a reload, without the e-mail address, until it is known', async () => {
  const { actor, calls, answer, enter, notes } = await atCode();
  enter();
  expect(notes).toEqual([ofFirst]);
  calls.cancelByCode.at(-1)?.reject(new CallError({ kind: 'timeout', endpoint: 'cancelByCode' }));
  await reach(actor, (snapshot) => snapshot.matches('reading'));
  answer('lookUp', { type: 'found', stay: twoRooms });
  await reach(actor, (snapshot) => snapshot.matches('asking'));
  const write = { ...ofFirst, emailAddress: question.emailAddress };
  expect(calls.outcome.map(({ input }) => input)).toEqual([{ write, wasRefused: false, asked: 0 }]);
  answer('outcome', { type: 'made' });
  await reach(actor, (snapshot) => snapshot.matches('readingMade'));
  answer('lookUp', { type: 'found', stay: firstOff });
  const { output } = await reach(actor, ({ status }) => status === 'done');
  expect([output, notes]).toEqual([{ stay: firstOff, cancelled: ofFirst }, [ofFirst, null]]);
});

it('F-12 one that the estate calls made, and does not show, is asked about after a pause', async () => {
  const { actor, calls, answer, enter } = await atCode();
  enter();
  answer('cancelByCode', { type: 'taken' });
  await reach(actor, (snapshot) => snapshot.matches('reading'));
  answer('lookUp', { type: 'found', stay: twoRooms });
  await reach(actor, (snapshot) => snapshot.matches('asking'));
  answer('outcome', { type: 'made' });
  await reach(actor, (snapshot) => snapshot.matches('readingMade'));
  answer('lookUp', { type: 'found', stay: twoRooms });
  await reach(actor, (snapshot) => snapshot.matches('asking'));
  expect(calls.outcome.map(({ input }) => input.asked)).toEqual([0, 1]);
});
