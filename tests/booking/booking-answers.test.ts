import { describe, expect, it } from 'vitest';
import { by, byOutput } from '../../machines/booking/transitions.ts';
import { bookingSetup } from '../../machines/booking/chart.ts';
import type { RatesOutput } from '../../machines/steps/rates/rates.rules.ts';
import type { StartOutput } from '../../machines/steps/start/start.machine.ts';
import { outputOf } from '../../machines/shared/output.ts';

describe('the transitions that follow a step', () => {
  it('keep the given order: a guard for each answer but the last', () => {
    const ways = byOutput<RatesOutput>()({
      legHeld: { target: 'arriving' },
      restart: { target: 'ending' },
      otherRoom: { target: 'loading' },
      back: { target: 'rooms' },
    });
    expect(ways.map((way) => [way.target, 'guard' in way])).toEqual([
      ['arriving', true],
      ['ending', true],
      ['loading', true],
      ['rooms', false],
    ]);
  });

  it('are checked by the compiler: every answer once, by name, with targets and actions of the chart', () => {
    // @ts-expect-error 'back' is left out
    byOutput<RatesOutput>()({ legHeld: { target: 'arriving' }, restart: { target: 'ending' } });
    byOutput<RatesOutput>()({
      legHeld: { target: 'arriving' },
      restart: { target: 'ending' },
      otherRoom: { target: 'loading' },
      back: { target: 'rooms' },
      // @ts-expect-error no answer of the rates has this name
      bakc: { target: 'rooms' },
    });
    const toSearch = {
      anonymous: { target: 'openingSearch' },
      signedIn: { target: 'openingSearch' },
      restore: { target: 'restoring' },
    } as const;
    const input = { notice: null, canLogin: false };
    bookingSetup.createStateConfig({
      // @ts-expect-error the booking has no action of this name
      invoke: {
        ...{ src: 'start', input },
        onDone: byOutput<StartOutput>()({ ...toSearch, migrating: { target: 'start', actions: 'askAgain' } }),
      },
    });
    bookingSetup.createStateConfig({
      // @ts-expect-error the answers are those of another step
      invoke: { src: 'start', input, onDone: byOutput<RatesOutput>()({ ...toSearch }) },
    });
  });
});

it('a transition by a decision is checked by the compiler, too', () => {
  const decide = ({ isLate }: { isLate: boolean }) => (isLate ? 'late' : 'lost');
  // @ts-expect-error 'lost' is left out
  by(decide)({ late: { target: 'a' } });
  const ways = by(decide)({ late: { target: 'a' }, lost: { target: 'b' } });
  expect(ways.map(({ target }) => target)).toEqual(['a', 'b']);
});

describe('the output of a chart', () => {
  type Output = { type: 'next'; room: string } | { type: 'back' };
  const output = outputOf<{ room: string }, Output>({
    next: ({ room }) => ({ type: 'next', room }),
    back: () => ({ type: 'back' }),
  });
  const outputAt = (state: string) =>
    output({ context: { room: 'LAK' }, event: { type: `xstate.done.state.rooms.${state}` } });

  it('comes from the final state', () => {
    expect([outputAt('next'), outputAt('back')]).toEqual([{ type: 'next', room: 'LAK' }, { type: 'back' }]);
    expect(() => outputAt('toString')).toThrow('The final state toString has no output');
  });

  it('is checked by the compiler', () => {
    // @ts-expect-error 'back' is left out
    outputOf<{ room: string }, Output>({ next: ({ room }) => ({ type: 'next', room }) });
    outputOf<{ room: string }, Output>({
      // @ts-expect-error the room is left out
      next: () => ({ type: 'next' }),
      back: () => ({ type: 'back' }),
    });
  });
});
