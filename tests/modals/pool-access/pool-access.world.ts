import type { PoolAccessInput } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import {
  poolAccessMachine,
  type PoolAccessContext,
} from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { closable, closes } from '../../worlds/modal-rules.ts';

export const poolInput: PoolAccessInput = { room: null, dates: [MONDAY, TUESDAY, WEDNESDAY], selections: [] };

export const poolAccessWorld = worldOf(
  poolAccessMachine,
  {
    inputs: [
      named('three days, no time chosen', poolInput),
      named('Monday evening chosen before', {
        ...poolInput,
        selections: [{ date: MONDAY, time: 'Evening' }],
      }),
    ],
    events: {
      'time.chosen': [
        named('Choose Monday morning', { date: MONDAY, time: 'Morning' as const }),
        named('Choose Wednesday evening', { date: WEDNESDAY, time: 'Evening' as const }),
        { date: '2027-05-13', time: 'Morning' },
      ],
      'time.repeated': [
        named('Choose the afternoon for every day', { time: 'Afternoon' as const }),
        named('Choose the evening for every day', { time: 'Evening' as const }),
      ],
    },
  },
  {
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<PoolAccessContext>(
        ({ atOpening, selections }) => JSON.stringify(atOpening) !== JSON.stringify(selections),
      ),
      'each date has one time at most': ({ context: { selections } }) =>
        new Set(selections.map(({ date }) => date)).size === selections.length,
      'no date is outside the stay': ({ context: { selections, dates } }) =>
        selections.every(({ date }) => dates.includes(date)),
    },
    rules: {
      ...closes,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
