import type { LocalDateTime } from '../world/types.ts';
import type { State } from './state.ts';

const TIME_OF_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The time at the estate: the world's today, and the time of day in London. */
export function localNow(state: State): LocalDateTime {
  return `${state.world.today}T${TIME_OF_DAY.format(state.now())}`;
}
