import type { RoomStay, StagePayload } from '../payloads/stage.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Pounds } from '../world/wire.ts';
import { bills, sumsOf } from './bill.ts';
import { checkClaims } from './claims.ts';
import { leviesFor } from './included-packages.ts';
import { feeQuantity } from './party.ts';
import type { BookingSession, State } from './state.ts';
import { checkAmendable } from './stays.ts';
import type { Hold } from './records.ts';
import { nightsOf } from './stock.ts';
import { usableVoucher } from './vouchers.ts';
import { checkOwnRoom, type Asker } from './whose-stay.ts';

/**
 * The answer to staging: sums in pounds (E-06), and a payment session where the provider's frame takes the card (D-27).
 */
export interface StageAnswer {
  /** The sum of all rooms before vouchers. */
  Total: Pounds;
  /** The sum due today after vouchers. */
  DueToday: Pounds;
  iPageSessionId?: string;
  /** Wallets that the provider's page takes beside cards (D-526). */
  Wallets?: string[];
}

/**
 * Stages a booking (A §7.2): checks that every room is held as stated, and that everything in it is available and can
 * be paid for. A second staging replaces the first. Throws 400 that names the field, 404, 409, 422 or 429; the first
 * staging then stays. Who replaces a room is asked here and not again, since no refusal may follow a payment (E-04).
 */
export function stageBooking(
  state: State,
  session: BookingSession,
  payload: StagePayload,
  asker: Asker,
  frame: 'none' | 'card' | 'wallets',
): StageAnswer {
  if (session.isCompleted) throw new Refusal(409, 'This booking is already complete.');
  checkPeople(state, payload);
  checkLegs(session, payload);
  payload.roomStays.forEach((stay, index) => {
    checkRoomStay(state, session, payload, stay, `roomStays.${index}`);
  });
  checkVouchers(state, session, payload);
  if (payload.amendId !== null) {
    checkOwnRoom(state, payload.amendId, asker, payload.leadGuest.emailAddress);
    checkAmendable(state, payload.amendId);
  }
  const legBills = bills(state, session, payload);
  checkClaims(
    state,
    legBills.flatMap((bill) => bill.extras.claims),
  );
  const { total, today } = sumsOf(legBills);
  const id = crypto.randomUUID();
  session.staged = payload;
  const takesWallets = frame === 'wallets';
  session.framePayment =
    frame === 'none'
      ? null
      : {
          ...{ id, sessionId: session.id, amount: today, takesWallets },
          ...{ status: 'open', message: '', cardEnding: '' },
        };
  return {
    ...{ Total: total, DueToday: today },
    ...(frame === 'none' ? {} : { iPageSessionId: id }),
    ...(takesWallets ? { Wallets: ['ApplePay', 'GooglePay'] } : {}),
  };
}

function checkPeople(state: State, { leadGuest, roomStays }: StagePayload): void {
  const { AdultTitles, ChildTitles, Countries } = state.world.configuration;
  const isKnown = (list: { OperaCode: string }[], code: string): boolean =>
    list.some((one) => one.OperaCode === code);
  if (!isKnown(AdultTitles, leadGuest.title)) refuse('leadGuest.title', 'no such title');
  if (!isKnown(Countries, leadGuest.address.country)) refuse('leadGuest.address.country', 'no such country');
  roomStays.forEach((stay, room) => {
    stay.guests.forEach((guest, index) => {
      const titles = guest.age === null ? AdultTitles : ChildTitles;
      if (guest.title !== '' && !isKnown(titles, guest.title))
        refuse(`roomStays.${room}.guests.${index}.title`, 'no such title');
    });
  });
  const leads = roomStays.flatMap((stay) => stay.guests).filter((guest) => guest.isLeadGuest);
  if (leads.length > 1) refuse('roomStays', 'has more than one lead guest');
}

function checkLegs({ holds }: BookingSession, { roomStays }: StagePayload): void {
  const legs = roomStays.map((stay) => stay.leg);
  if (new Set(legs).size !== legs.length) refuse('roomStays', 'has a leg twice');
  const missing = holds.find((hold) => !legs.includes(hold.leg));
  if (missing) refuse('roomStays', `lacks leg ${missing.leg}, which is held`);
}

function checkRoomStay(
  state: State,
  session: BookingSession,
  payload: StagePayload,
  stay: RoomStay,
  field: string,
): void {
  const hold = session.holds.find((one) => one.leg === stay.leg);
  if (!hold) throw new Refusal(409, `Room ${stay.leg} is no longer held.`);
  const differs: [string, boolean][] = [
    ['confirmationNumber', stay.confirmationNumber !== hold.confirmationNumber],
    ['internalIdentifier', stay.internalIdentifier !== hold.internalIdentifier],
    ['roomCode', stay.roomCode !== hold.roomCode],
    ['rateCode', stay.rateCode !== hold.rateCode],
    ['promoCode', stay.promoCode !== hold.promoCode],
  ];
  const wrong = differs.find(([, isDifferent]) => isDifferent);
  if (wrong) refuse(`${field}.${wrong[0]}`, 'is not what is held');
  if (payload.arrivalDate !== hold.arrivalDate) refuse('arrivalDate', 'is not what is held');
  if (payload.numberOfNights !== hold.numberOfNights) refuse('numberOfNights', 'is not what is held');
  checkParty(state, session, stay, hold, field);
}

function checkParty(state: State, session: BookingSession, stay: RoomStay, hold: Hold, field: string): void {
  const { quota } = hold;
  const adults = stay.guests.filter((guest) => guest.age === null).length;
  if (adults !== quota.Adults || stay.guests.length !== quota.Adults + quota.ChildAges.length)
    refuse(`${field}.guests`, 'is not the party that the room is held for');
  const nights = nightsOf(hold.arrivalDate, hold.numberOfNights);
  const required = [
    ...state.world.fees.map(({ Code }) => ({ Code, QuantityRequired: feeQuantity(Code, quota) })),
    ...leviesFor(state, session, nights, quota, hold.roomCode),
  ];
  for (const { Code, QuantityRequired } of required) {
    const staged = stay.includedPackages.find((one) => one.code === Code)?.quantity ?? 0;
    if (staged !== QuantityRequired)
      refuse(`${field}.includedPackages`, `needs ${QuantityRequired} of ${Code}`);
  }
}

function checkVouchers(
  state: State,
  { stayVouchers }: BookingSession,
  { monetaryGiftVouchers }: StagePayload,
): void {
  stayVouchers.forEach((reference) => usableVoucher(state, reference));
  monetaryGiftVouchers.forEach((reference, index) => {
    if (!usableVoucher(state, reference).content.IsMonetary)
      refuse(`monetaryGiftVouchers.${index}`, 'is not a monetary voucher');
  });
}
