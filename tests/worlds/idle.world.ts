import { type IdleEvent, idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { worldOf } from '../paths/world.ts';

export const idleWorld = worldOf(
  idleMachine,
  {
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
  },
  {
    invariants: {
      'the countdown stays within 60 seconds': ({ context }) =>
        context.remainingMs >= 0 && context.remainingMs <= 60_000,
    },
  },
);
