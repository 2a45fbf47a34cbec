import { fromPromise } from 'xstate';
import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { findTeeTimes, teeTimesBody } from '../../src/api/golf/tee-times.ts';
import { registerTexts } from '../texts/registry.ts';
import { teeTimes } from '../modals/tee-times/tee-times.texts.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { TeeTimesModal } from '../modals/tee-times/TeeTimesModal.tsx';

registerTexts({ teeTimes });

/** The tee times of the days of a stay. */
export function teeTimesPort(client: Client): Pick<typeof ports, 'loadTeeTimes'> {
  return {
    loadTeeTimes: fromPromise(({ input: { sessionId, adults, ...stay }, signal }) =>
      client.call(findTeeTimes, { body: teeTimesBody(sessionId, stay, adults), signal }),
    ),
  };
}

/** The tee times of a golf package. */
export function teeTimesModal(client: Client): StepCode {
  const machine = teeTimesMachine.provide({ actors: teeTimesPort(client) });
  return stepCode({ machine, Screen: TeeTimesModal });
}
