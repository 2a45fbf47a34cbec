import type { StagePayload } from '../payloads/stage.ts';
import type { LocalDate } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { leviesFor, partyFees, type IncludedPackage } from './included-packages.ts';
import { legExtras, type LegExtras } from './leg-extras.ts';
import type { BillLine, Hold } from './records.ts';
import { sum } from './sum.ts';
import type { BookingSession, State } from './state.ts';
import { nightsOf } from './stock.ts';
import { voucherStatus } from './vouchers.ts';

/** One room's bill (B §2.4). `applied` is the vouchers' part; today + arrival = total − applied. */
export interface LegBill {
  leg: number;
  lines: BillLine[];
  total: Pounds;
  applied: Pounds;
  today: Pounds;
  arrival: Pounds;
  /** Parts of the total, for the account area (B §3). */
  packagesTotal: Pounds;
  nonAdultTotal: Pounds;
  dogsTotal: Pounds;
  levies: IncludedPackage[];
  extras: LegExtras;
}

/** The sums of all rooms of a booking, in pounds: `total` before vouchers, `today` after them. */
export function sumsOf(
  legBills: readonly LegBill[],
): Record<'total' | 'applied' | 'today' | 'arrival', Pounds> {
  const all = (name: 'total' | 'applied' | 'today' | 'arrival') => sum(legBills.map((bill) => bill[name]));
  return { total: all('total'), applied: all('applied'), today: all('today'), arrival: all('arrival') };
}

/** The dates of a stay from arrival to departure, both included. */
function stayDates(hold: Hold): LocalDate[] {
  return nightsOf(hold.arrivalDate, hold.numberOfNights + 1);
}

/**
 * The bills of all staged rooms. Vouchers pay the rooms in order (D-01), and within a room first what is due today
 * (D-50). Throws whatever legExtras throws.
 */
export function bills(state: State, session: BookingSession, payload: StagePayload): LegBill[] {
  let left = voucherTotal(state, [...session.stayVouchers, ...payload.monetaryGiftVouchers]);
  return payload.roomStays.flatMap((stay, index) => {
    const hold = session.holds.find((one) => one.leg === stay.leg);
    if (!hold) return [];
    const extras = legExtras(state, stay, stayDates(hold), `roomStays.${index}`);
    const bill = legBill(state, session, hold, extras, left);
    left -= bill.applied;
    return [bill];
  });
}

function legBill(
  state: State,
  session: BookingSession,
  hold: Hold,
  extras: LegExtras,
  vouchersLeft: Pounds,
): LegBill {
  const nights = nightsOf(hold.arrivalDate, hold.numberOfNights);
  const fees = partyFees(state, session.id, nights, hold.quota);
  const levies = leviesFor(state, session, nights, hold.quota, hold.roomCode);
  const leviesTotal = sum(levies.map((levy) => levy.Total));
  const dogsTotal = sum(fees.filter((fee) => fee.Code === 'DOG').map((fee) => fee.Total));
  const nonAdultTotal = sum(fees.map((fee) => fee.Total)) - dogsTotal;
  const packagesTotal = sum(extras.addOns.map((order) => order.amount)) + extras.spaUpgrades;
  const roomAndFees = hold.amount + dogsTotal + nonAdultTotal + leviesTotal;
  const total = roomAndFees + packagesTotal;
  const applied = Math.min(Math.max(0, vouchersLeft), total);
  const dueToday = packagesTotal + (hold.requiresDeposit ? roomAndFees : 0);
  const today = Math.max(0, dueToday - applied);
  return {
    leg: hold.leg,
    lines: [
      { name: 'Room & rate', amount: hold.amount },
      ...[...fees, ...levies].map((fee) => ({ name: fee.DisplayName ?? fee.Code, amount: fee.Total })),
      { name: 'Spa upgrades', amount: extras.spaUpgrades },
      ...extras.addOns.map((order) => ({ name: order.name, amount: order.amount })),
      { name: 'Gift vouchers', amount: -applied },
    ].filter((line) => line.amount !== 0),
    total,
    applied,
    today,
    arrival: total - applied - today,
    packagesTotal,
    nonAdultTotal,
    dogsTotal,
    levies,
    extras,
  };
}

/** The value of all vouchers in pounds. Each counts once. Throws 404 for an unknown one. */
function voucherTotal(state: State, references: string[]): Pounds {
  const values = new Map(
    references
      .map((reference) => voucherStatus(state, reference).voucher)
      .map((voucher) => [voucher.certificateReferenceNumber, voucher.unitPrice.amount]),
  );
  return sum([...values.values()]);
}
