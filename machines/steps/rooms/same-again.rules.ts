import { legOf } from '../../../src/domain/booking/legs.ts';
import { feesFor, namedFees, priceFees, withFees, type PriceFee } from '../../../src/domain/money/fees.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import { rateName } from '../../../src/domain/configuration/lookups.ts';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import { chosenRoomOf, roomPanelsOf, roomRatesOf, type RoomsFacts } from './rooms.rules.ts';

/** The first room's room and rate, as this leg's party can have them. */
export interface SameAgain {
  roomCode: string;
  roomName: string;
  rateName: string;
  /** The price of this leg by its own answer, for the whole stay, its party's fees included. */
  amount: MinorUnits;
  /** The fees that `amount` includes. */
  includes: PriceFee[];
}

/**
 * The first room and its rate once more, for a further leg that has no room yet. Null where the search has them no more
 * for this leg's party.
 */
export function sameAgainFor(facts: RoomsFacts): SameAgain | null {
  const { configuration, booking, leg, party } = facts;
  const first = leg > 1 ? legOf(booking, 1) : null;
  if (!first?.rate || chosenRoomOf(facts) !== null) return null;
  const { rateCode } = first.rate;
  const panel = roomPanelsOf(facts).find(({ roomType }) => roomType.code === first.roomCode);
  const roomRate = roomRatesOf(facts).find(({ room }) => room.code === first.roomCode);
  const rate = roomRate?.rates.find((one) => one.rateCode === rateCode);
  if (!panel?.canContinue || !roomRate || !rate) return null;
  const fees = namedFees(configuration, feesFor(roomRate, guestQuotaOf(party)));
  return {
    roomCode: panel.roomType.code,
    roomName: panel.roomType.displayName,
    rateName: rateName(configuration, { rate }),
    amount: withFees(rate.amount, fees),
    includes: priceFees(fees),
  };
}
