import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../../machines/booking/booking.types.ts';
import { bookingWorld } from '../../worlds/booking.world.ts';
import { samplesAt, type Environment, type Outcomes, type Samples } from '../environment.ts';
import { isPossible, nameOfSample } from './booking-hands.ts';

/** The everyday, links beside a kept booking, and payments after a reload. */
const [everyday = {}, links = {}, payments = {}] = bookingWorld.environments;

/** The flow's world as far as a guest, the estate and the clock can bring it about on the walked page. */
export const bookingInBrowser = [everyday, links, payments].map(onThePage);

function onThePage(environment: Environment): Environment {
  const { inputs = [], events = {}, actors = {} } = environment;
  const types = (bookingMachine.events as string[]).filter((type) => !type.startsWith('xstate.'));
  return {
    ...environment,
    inputs: (inputs as BookingInput[]).filter(({ payment }) => payment?.state !== 'framed'),
    events: Object.fromEntries(types.map((type) => [type, possible('event', type, events[type], [{}])])),
    actors: Object.fromEntries(
      Object.keys(bookingMachine.implementations.actors).map((src): [string, Outcomes] => {
        const { done, error, sends } = actors[src] ?? {};
        return [
          src,
          {
            done: possible('done', src, done, [undefined]),
            error: possible('error', src, error, [new Error(`no answer from ${src}`)]),
            sends: possible('sends', src, sends, []),
          },
        ];
      }),
    ),
  };
}

function possible<Value>(
  kind: 'event' | 'done' | 'error' | 'sends',
  source: string,
  samples: Samples<Value> | undefined,
  otherwise: readonly Value[],
) {
  return (at: BookingSnapshot) =>
    samplesAt(samples, at, otherwise).filter((sample) =>
      isPossible(nameOfSample(kind, source, sample), at, sample),
    );
}
