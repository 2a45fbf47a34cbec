import type { Booking } from '../../src/domain/booking/booking.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { questionsOf } from '../../src/domain/booking/questions.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { availableRate } from '../support/fixtures.ts';
import { complete, keptDraft, opened, withBoth, type StartedBooking } from './start-booking.ts';

export const quota = { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 };
export const hold = { confirmationNumber: 'C-9', internalIdentifier: 'I-9' };

interface Kept {
  booking?: Booking;
  estate?: StayConfiguration;
  isShort?: boolean;
  asksLeadOnly?: boolean;
}

/** A guest at the summary of a complete booking. */
export async function atSummary({
  booking = complete,
  estate = withBoth,
  isShort = false,
  asksLeadOnly = false,
}: Kept = {}) {
  const questions = booking.legs.map((leg) => questionsOf(estate, leg, asksLeadOnly));
  const draft = keptDraft({ booking, place: { step: 'summary', leg: 1 }, questions });
  const started = await opened({ draft, isShort, asksLeadOnly }, estate);
  await started.answer('checkSession', undefined);
  await started.begun('summary');
  return started;
}

export function edit(started: StartedBooking, step: Place['step'], leg = 1) {
  return started.answer('summary', { type: 'edit', place: { step, leg } });
}

/** Chooses a room with a rate for the leg. */
export async function choose(started: StartedBooking, roomCode: string) {
  await started.answer('rooms', { type: 'roomChosen', roomCode, guestQuota: quota });
  await holdAt(started, 'ROOM');
}

export function holdAt(started: StartedBooking, rateCode: string) {
  const rate = availableRate({ rateCode });
  return started.answer('rates', { type: 'legHeld', rate, includedPackages: [], hold });
}
