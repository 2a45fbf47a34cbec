import { bookingMachine } from '../../../../machines/booking/booking.machine.ts';
import { selectBooking, type BookingSnapshot } from '../../../../machines/booking/booking.selectors.ts';
import type { BookingContext, BookingInput } from '../../../../machines/booking/booking.types.ts';
import { bookingOf } from '../../../../machines/booking/booking.rules.ts';
import { complete } from '../../../booking/start-booking.ts';
import { bookingWorld } from '../../../booking/booking.world.ts';
import { samplesAt, type Environment, type Outcomes, type Samples } from '../environment.ts';
import { isPossible, nameOfSample } from './booking-hands.ts';

/** The everyday, links beside a kept booking, and payments after a reload. */
const [everyday = {}, links = {}, payments = {}] = bookingWorld.environments;

/** The flow's world as far as a guest, the estate and the clock can bring it about on the walked page. */
export const bookingInBrowser = [everyday, links, payments].map(onThePage);

function onThePage(environment: Environment): Environment {
  const { inputs = [], events = {}, actors = {}, project } = environment;
  const types = (bookingMachine.events as string[]).filter((type) => !type.startsWith('xstate.'));
  return {
    ...environment,
    inputs: (inputs as BookingInput[]).filter(({ payment }) => payment?.state !== 'framed'),
    events: {
      ...Object.fromEntries(types.map((type) => [type, possible('event', type, events[type], [{}])])),
      'booking.updated': possible('event', 'booking.updated', filledIn, []),
    },
    project: (context) => [
      typeof project === 'function' ? project(context) : null,
      bookingOf(context as BookingContext)?.legs.map(({ guests }) => guests),
    ],
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

/** What the screen of the moment tells: the names, or who books. A member, or one who comes back, is known already. */
function filledIn(at: BookingSnapshot): object[] {
  const legs = selectBooking(at)?.legs.map((leg) => ({ ...leg, guests: complete.legs[0]?.guests }));
  const { leadGuest } = complete;
  if (at.matches({ flow: { open: 'guests' } })) return [{ patch: { legs } }];
  const isUnknown = at.context.profile === null && selectBooking(at)?.leadGuest === null;
  return at.matches({ flow: { open: 'details' } }) && isUnknown ? [{ patch: { leadGuest } }] : [];
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
