import type { LegBookingPayload } from '../payloads/search.ts';
import { Refusal, refuse } from '../refusal.ts';
import { partyFees } from './included-packages.ts';
import { rateOffers } from './rate-offers.ts';
import { checkStayDates } from './stay-dates.ts';
import { nextNumber, type BookingSession, type State } from './state.ts';
import type { Hold } from './records.ts';
import { nightsOf, takenByOthers, unitsLeft } from './stock.ts';

/**
 * Holds a room and rate for the initiating leg, and gives back that leg's earlier hold. Throws 400 or 409; the
 * session's holds then stay.
 */
export function holdLeg(state: State, session: BookingSession, payload: LegBookingPayload) {
  if (session.isCompleted) throw new Refusal(409, 'This booking is already complete.');
  const { initiatingLeg, arrivalDate, numberOfNights } = payload;
  checkStayDates(state, arrivalDate, numberOfNights);
  const index = payload.roomStays.findIndex((room) => room.leg === initiatingLeg);
  const room = payload.roomStays[index];
  if (!room) refuse('initiatingLeg', 'is not among roomStays');
  const field = (name: string): string => `roomStays.${index}.${name}`;

  if (!state.world.rooms.some((record) => record.code === room.roomCode))
    refuse(field('roomCode'), `no room ${room.roomCode}`);
  const nights = nightsOf(arrivalDate, numberOfNights);
  const offers = rateOffers(state, room.roomCode, nights, room.guestQuota.Adults, room.promoCode);
  const offer = offers.find((one) => one.RateCode === room.rateCode);
  if (!offer) refuse(field('rateCode'), `${room.rateCode} is not on offer`);
  const others = session.holds.filter((hold) => hold.leg !== initiatingLeg);
  const held = others.filter((hold) => hold.roomCode === room.roomCode && overlaps(hold, nights)).length;
  if (unitsLeft(state, takenByOthers(state, session.id), room.roomCode, nights) <= held) {
    throw new Refusal(409, 'This room has just been taken.');
  }
  const short = partyFees(state, session.id, nights, room.guestQuota).find((one) => !one.IsAvailable);
  if (short) throw new Refusal(409, `There is no ${short.Code} place left on these dates.`);

  const confirmationNumber = nextNumber(state);
  const hold: Hold = {
    leg: initiatingLeg,
    roomCode: room.roomCode,
    rateCode: room.rateCode,
    promoCode: room.promoCode,
    arrivalDate,
    numberOfNights,
    quota: room.guestQuota,
    amount: offer.Amount,
    requiresDeposit: offer.RequiresDeposit,
    confirmationNumber,
    internalIdentifier: `WM-${confirmationNumber}-${initiatingLeg}`,
  };
  session.holds = [...others, hold].sort((one, other) => one.leg - other.leg);
  return {
    Leg: hold.leg,
    ConfirmationNumber: hold.confirmationNumber,
    InternalIdentifier: hold.internalIdentifier,
  };
}

function overlaps(hold: Hold, nights: string[]): boolean {
  return nightsOf(hold.arrivalDate, hold.numberOfNights).some((night) => nights.includes(night));
}
