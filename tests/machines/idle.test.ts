import { expect, it } from 'vitest';
import {
  EXTENSION_MS,
  IDLE_MS,
  idleMachine,
  WARNING_MS,
  type IdleEvent,
} from '../../machines/booking/idle/idle.machine.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';

const environment = environmentOf(idleMachine, {
  inputs: [{ sessionId: 's1' }],
  events: {
    'deadline.passed': [],
    'countdown.moved': [],
    'guest.active': [],
  },
  actors: {
    deadline: {
      sends: (snapshot): IdleEvent[] => [
        { type: 'deadline.passed', lateMs: 0 },
        { type: 'deadline.passed', lateMs: 60_000 },
        ...(snapshot.matches('warning') ? [{ type: 'countdown.moved' as const, remainingMs: 30_000 }] : []),
      ],
    },
    activity: { sends: [{ type: 'guest.active' }] },
  },
});

it('A §4.4 paths take every transition of the idle session', () => {
  const { paths } = expectFullCoverage(idleMachine, environment, {
    invariants: {
      'the countdown stays within 60 seconds': ({ context }) =>
        context.remainingMs >= 0 && context.remainingMs <= 60_000,
    },
  });
  expect(paths.length).toBeGreaterThan(0);
});

it('A §9.5 five minutes, 60 seconds, 15 seconds', () => {
  expect([IDLE_MS, WARNING_MS, EXTENSION_MS]).toEqual([300_000, 60_000, 15_000]);
});
