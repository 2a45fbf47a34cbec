import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import { latePort } from '../../widget/wiring/late-port.ts';
import { run } from './wired-ports.ts';

describe('D-195 a port whose code comes late', () => {
  const double = fromPromise<number, { of: number }>(({ input }) => Promise.resolve(2 * input.of));

  it('gives what the port gives', async () => {
    expect(
      await run(
        latePort(() => Promise.resolve(double)),
        { of: 21 },
      ),
    ).toBe(42);
  });

  it('fails as the port fails', async () => {
    const failure = new CallError({ kind: 'http', endpoint: 'availability', status: 500, message: '' });
    const failing = fromPromise<number>(() => Promise.reject(failure));
    await expect(
      run(
        latePort(() => Promise.resolve(failing)),
        undefined,
      ),
    ).rejects.toBe(failure);
  });

  it('T14 code that cannot be had counts as no connection, and is asked for anew', async () => {
    const answers = [Promise.reject(new TypeError('no chunk')), Promise.resolve(double)];
    const late = latePort(() => answers.shift() ?? Promise.resolve(double));
    const error = await run(late, { of: 1 }).catch((reason: unknown) => reason);
    expect(error).toEqual(new CallError({ kind: 'offline', endpoint: 'code' }));
    expect(await run(late, { of: 1 })).toBe(2);
  });

  it('T11 ends the call when its state is left', async () => {
    let actor: AnyActorRef | undefined;
    const begun = await new Promise<AbortSignal>((resolve) => {
      const reading = fromPromise<number>(({ signal }) => {
        resolve(signal);
        return new Promise(() => {});
      });
      actor = createActor(latePort(() => Promise.resolve(reading))).start();
    });
    expect(begun.aborted).toBe(false);
    actor?.stop();
    expect(begun.aborted).toBe(true);
  });
});
