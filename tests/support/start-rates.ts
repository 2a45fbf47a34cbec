import type { InputFrom, OutputFrom } from 'xstate';
import type { Booking } from '../../src/domain/booking.ts';
import type { ports } from '../../machines/shared/ports.ts';
import type { RatesInput } from '../../machines/steps/rates/rates.types.ts';
import { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { holdCalls, type HeldCall } from './held-calls.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  session,
  twoAdultsWithDog,
  withFirstLeg,
} from './rooms-stay.ts';
import { startStep } from './start-step.ts';

/** The king room is chosen, for two adults and a dog. */
export const kingChosen: Booking = withFirstLeg(bookingFor(twoAdultsWithDog), { roomCode: 'KNG' });

export function ratesInput(booking: Booking = kingChosen, changes: Partial<RatesInput> = {}): RatesInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

/** The rates step, whose calls to the room system the test answers. */
export function startRates(input: RatesInput): ReturnType<typeof startStep<typeof ratesMachine>> & {
  calls: HeldCall<OutputFrom<typeof ports.bookLeg>, InputFrom<typeof ports.bookLeg>>[];
} {
  const { calls, port } = holdCalls<OutputFrom<typeof ports.bookLeg>, InputFrom<typeof ports.bookLeg>>();
  return { ...startStep(ratesMachine.provide({ actors: { bookLeg: port } }), input), calls };
}
