import type { PoolAccessInput } from '../../machines/modals/pool-access/pool-access.contract.ts';
import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { worldOf } from '../paths/world.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';

export const poolInput: PoolAccessInput = { room: null, dates: [MONDAY, TUESDAY, WEDNESDAY], selections: [] };

export const poolAccessWorld = worldOf(
  poolAccessMachine,
  {
    inputs: [poolInput, { ...poolInput, selections: [{ date: MONDAY, time: 'Evening' }] }],
    events: {
      'time.chosen': [
        { date: MONDAY, time: 'Morning' },
        { date: WEDNESDAY, time: 'Evening' },
        { date: '2027-05-13', time: 'Morning' },
      ],
      'time.repeated': [{ time: 'Afternoon' }, { time: 'Evening' }],
    },
  },
  {
    invariants: {
      'one time per date': ({ context: { selections } }) =>
        new Set(selections.map(({ date }) => date)).size === selections.length,
      'no date outside the stay': ({ context: { selections, dates } }) =>
        selections.every(({ date }) => dates.includes(date)),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
