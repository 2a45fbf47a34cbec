import type { SnapshotFrom } from 'xstate';
import { selectIsWarning } from '../../machines/booking/idle/idle.selectors.ts';
import { type IdleEvent, idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { canOnly } from '../worlds/always.ts';
import { doneBy, failedBy, given, on } from '../worlds/rules.ts';

type Snapshot = SnapshotFrom<typeof idleMachine>;

interface Deadline {
  inMs: number;
  ticks: boolean;
}

const ends = ({ output }: Snapshot, type: string) => output?.type === type;

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
          named('the time has been over for a minute, as after sleep', {
            type: 'deadline.passed',
            lateMs: 60_000,
          }),
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
      'Yes is possible only during the warning (A §4.4)': canOnly(
        { type: 'stay.confirmed' },
        selectIsWarning,
      ),
      'No is possible only during the warning (A §4.4)': canOnly(
        { type: 'warning.dismissed' },
        selectIsWarning,
      ),
      'the countdown stays from 0 to 60 seconds': ({ context }) =>
        context.remainingMs >= 0 && context.remainingMs <= 60_000,
    },
    rules: {
      'the idle deadline is five minutes (A §9.5)': (seen) => {
        const deadline = given<Deadline>(seen, 'idleDeadline');
        return deadline && deadline.inMs === 300_000 && !deadline.ticks;
      },
      'the countdown runs for the rest of 60 seconds, and ticks (A §9.5, D-24)': (seen) => {
        const deadline = given<Deadline>(seen, 'countdown');
        const late = (seen.event as { lateMs?: number }).lateMs ?? 0;
        return deadline && deadline.inMs === 60_000 - late && deadline.ticks;
      },
      'Yes keeps the session alive, for the remaining time and 15 seconds more (A §9.5, D-23)': on(
        'stay.confirmed',
        ({ before, inputs }) =>
          given<Deadline>({ inputs }, 'extension')?.inMs === before.context.remainingMs + 15_000 &&
          given<{ sessionId: string }>({ inputs }, 'keepAlive')?.sessionId === 's1',
      ),
      'activity starts the five minutes again (A §4.4)': on(
        'guest.active',
        ({ before, inputs }) => before.matches('watching') === 'idleDeadline' in inputs,
      ),
      'a session kept alive has five minutes again (D-23)': on(
        doneBy('keepAlive'),
        ({ inputs }) => 'idleDeadline' in inputs && 'activity' in inputs,
      ),
      'a failed keep-alive ends the session with that reason (A §4.4)': on(
        failedBy('keepAlive'),
        ({ after }) => ends(after, 'keepAliveFailed'),
      ),
      'the session expires when a deadline or the activity port fails (A §4.4)': on(
        failedBy('activity', 'idleDeadline', 'countdown', 'extension'),
        ({ after }) => ends(after, 'expired'),
      ),
      'dismissing the warning ends the session (A §4.4)': on('warning.dismissed', ({ after }) =>
        ends(after, 'expired'),
      ),
      'the idle deadline warns; a late one, and that of the warning, end the session (A §4.4, D-24)': on(
        'deadline.passed',
        ({ event, before, after }) =>
          before.matches('watching') && Number(event['lateMs']) < 60_000
            ? selectIsWarning(after)
            : ends(after, 'expired'),
      ),
    },
  },
);
