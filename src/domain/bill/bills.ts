import type { LegPackage } from '../addons/addons.ts';
import type { Booking, Leg } from '../booking/booking.ts';
import { priceFees, type PriceFee } from '../money/fees.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';
import { addOnPrice, addOnsTotal, guestsByDate, roomAmount, spaUpgrades } from '../money/pricing.ts';
import { splitVouchers, voucherShareOf } from '../vouchers/voucher-shares.ts';

/** A fee on the bill: CHILD is labelled Children, BABY Infants, DOG Dogs (B §2.4), any other by its name (F-08). */
export interface IncludedLine {
  code: string;
  name: string;
  quantity: number;
  amount: MinorUnits;
}

/** An add-on on the bill; `quantity`: of items, or of dates (F-04), null where it is priced once. */
export interface AddOnLine {
  code: string;
  quantity: number | null;
  amount: MinorUnits;
}

/** 'Room {leg} Bill:'. All amounts are positive minor units; payable = all lines - vouchers. */
export interface LegBill {
  leg: number;
  roomAndRate: MinorUnits;
  included: IncludedLine[];
  spaUpgrades: MinorUnits;
  addOns: AddOnLine[];
  addOnsTotal: MinorUnits;
  /** The sum of all lines, before vouchers. */
  total: MinorUnits;
  vouchers: MinorUnits;
  payable: MinorUnits;
}

/** The bill of one leg of a booking, with its share of the vouchers. */
export function legBill(booking: Booking, leg: Leg): LegBill {
  const share = voucherShareOf(booking, leg.leg);
  return {
    leg: leg.leg,
    roomAndRate: leg.rate?.amount ?? 0,
    included: leg.includedPackages.map((fee) => ({
      code: fee.code,
      name: fee.name,
      quantity: fee.quantityRequired,
      amount: fee.total,
    })),
    spaUpgrades: spaUpgrades(leg),
    addOns: leg.packages.map((addOn) => ({
      code: addOn.price.code,
      quantity: quantityOf(addOn),
      amount: addOnPrice(addOn, leg.guestQuota),
    })),
    addOnsTotal: addOnsTotal(leg),
    total: share.total,
    vouchers: share.applied,
    payable: share.payable,
  };
}

function quantityOf(addOn: LegPackage): number | null {
  if (addOn.price.priceCalculationMode === 0) return addOn.quantity;
  const dates = guestsByDate(addOn).length;
  return dates > 1 ? dates : null;
}

/**
 * One room in a to-pay panel (B §2.5). All amounts are positive minor units; total = amount + upgrades + add-ons -
 * vouchers.
 */
export interface RoomDue {
  leg: number;
  amount: MinorUnits;
  /** The fees that `amount` includes. They are named beside it (E-08). */
  fees: PriceFee[];
  spaUpgrades: MinorUnits;
  addOns: MinorUnits;
  vouchers: MinorUnits;
  total: MinorUnits;
}

/** A to-pay panel, with the rooms that have something to pay. Hidden when `beforeVouchers` is 0. */
export interface Due {
  rooms: RoomDue[];
  beforeVouchers: MinorUnits;
  total: MinorUnits;
}

/**
 * 'Payment due today' (B §9): rooms that require a deposit, and the add-ons and spa upgrades of every room. A room's
 * vouchers lower this panel first (D-50).
 */
export function dueToday(booking: Booking): Due {
  return panel(duesOf(booking).map(({ today }) => today));
}

/** 'Payment due on arrival': rooms without a deposit, less the rest of their vouchers. */
export function dueOnArrival(booking: Booking): Due {
  return panel(duesOf(booking).map(({ onArrival }) => onArrival));
}

/** What is due today and on arrival, where the guest pays at both times; null otherwise. */
export function dueInParts(booking: Booking): { today: MinorUnits; onArrival: MinorUnits } | null {
  const [today, onArrival] = [dueToday(booking).total, dueOnArrival(booking).total];
  return today > 0 && onArrival > 0 ? { today, onArrival } : null;
}

/** Whether a card guarantees what is due on arrival: not where vouchers leave nothing, nor where no rate asks for it. */
export function isGuaranteed(booking: Booking): boolean {
  return duesOf(booking).some(
    ({ onArrival }, index) => onArrival.total > 0 && booking.legs[index]?.rate?.requiresGuarantee === true,
  );
}

function duesOf(booking: Booking): { today: RoomDue; onArrival: RoomDue }[] {
  const shares = splitVouchers(booking);
  return booking.legs.map((leg, index) => {
    const applied = shares[index]?.applied ?? 0;
    const paidToday = leg.rate?.requiresDeposit === true;
    const today = roomDue(leg, paidToday, spaUpgrades(leg), addOnsTotal(leg), applied);
    const onArrival = roomDue(leg, !paidToday, 0, 0, applied - today.vouchers);
    return { today, onArrival };
  });
}

/** `isRoomDue`: whether this panel has the room itself with its fees. */
function roomDue(
  leg: Leg,
  isRoomDue: boolean,
  upgrades: MinorUnits,
  addOns: MinorUnits,
  voucherLeft: MinorUnits,
): RoomDue {
  const amount = isRoomDue ? roomAmount(leg) : 0;
  const fees = isRoomDue ? priceFees(leg.includedPackages) : [];
  const before = amount + upgrades + addOns;
  const vouchers = Math.min(voucherLeft, before);
  return { leg: leg.leg, amount, fees, spaUpgrades: upgrades, addOns, vouchers, total: before - vouchers };
}

function panel(dues: RoomDue[]): Due {
  const rooms = dues.filter((room) => room.total + room.vouchers > 0);
  const total = sumAmounts(rooms.map((room) => room.total));
  return {
    rooms,
    beforeVouchers: total + sumAmounts(rooms.map((room) => room.vouchers)),
    total,
  };
}
