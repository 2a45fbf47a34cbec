import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import {
  selectIsOpen,
  selectResult,
} from '../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import { visibleError } from '../../machines/shared/form.ts';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { input, sendConfirmationWorld } from './send-confirmation.world.ts';
import { reach } from '../support/reach.ts';

function start(send: (question: unknown) => Promise<undefined>) {
  const machine = sendConfirmationMachine.provide({
    actors: { sendConfirmation: fromPromise(({ input: question }) => send(question)) },
  });
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'sendForm.toggled' });
  return actor;
}

describe('sending a confirmation', () => {
  it('B §2.16 paths take every transition, and the guest can leave while sending', () => {
    expectWorld(sendConfirmationWorld);
  });

  it('B §7 sends once, to the trimmed address, and then empties the form', async () => {
    const asked: unknown[] = [];
    const actor = start((question) => {
      asked.push(question);
      return Promise.resolve(undefined);
    });
    actor.send({ type: 'field.changed', name: 'emailAddress', value: ' friend@example.com ' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    const snapshot = await reach(actor, ({ value }) => value !== 'sending');
    expect(asked).toEqual([{ confirmationNumber: '70413200', emailAddress: 'friend@example.com' }]);
    expect([selectResult(snapshot), snapshot.context.form.values.emailAddress]).toEqual(['sent', '']);
    actor.send({ type: 'field.left', name: 'emailAddress' });
    expect(visibleError(actor.getSnapshot().context.form, 'emailAddress')).toBe(null);
    expect(selectIsOpen(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'sendForm.toggled' });
    expect(selectIsOpen(actor.getSnapshot())).toBe(false);
  });
});
