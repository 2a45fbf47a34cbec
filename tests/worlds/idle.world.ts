import { type IdleEvent, idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';

export const idleWorld = worldOf(
  idleMachine,
  {
    inputs: [named('a session with a hold', { sessionId: 's1' })],
    events: {
      'deadline.passed': [],
      'countdown.moved': [],
      'guest.active': [],
    },
    actors: {
      deadline: {
        sends: (snapshot): IdleEvent[] => [
          named('the time is over', { type: 'deadline.passed', lateMs: 0 }),
          named('the time is over for a minute, as after sleep', { type: 'deadline.passed', lateMs: 60_000 }),
          ...(snapshot.matches('warning')
            ? [named('30 seconds are left', { type: 'countdown.moved' as const, remainingMs: 30_000 })]
            : []),
        ],
      },
      activity: { sends: [named('moves the mouse or presses a key', { type: 'guest.active' as const })] },
    },
  },
  {
    invariants: {
      'the countdown stays within 60 seconds': ({ context }) =>
        context.remainingMs >= 0 && context.remainingMs <= 60_000,
    },
  },
);
