import type * as v from 'valibot';
import type {
  addDiningPayload,
  addPackagePayload,
  addTreatmentPayload,
  SpaExtraPayload,
} from '../payloads/booking-changes.ts';
import { Refusal } from '../refusal.ts';
import type { BookingLegRecord, BookingRecord } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { untimedAmount } from './add-on-order.ts';
import { releaseClaims, takeClaims } from './claims.ts';
import { localNow } from './local-now.ts';
import { extraClaim } from './spa-times.ts';
import type { BookedTreatment } from './leg-extras.ts';
import type { AddedPackage } from './records.ts';
import type { State } from './state.ts';
import { findOwnStay } from './stays.ts';
import { tableClaim } from './tables.ts';

interface Target {
  confirmationNumber: string;
  internalIdentifier: string;
  leg: number;
}

/** Adds a package without a time (B §7). Throws 400, 404 or 409. */
export function addPackage(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addPackagePayload>,
): void {
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [payload.startDate, payload.endDate]);
  const amount = amountOf(state, room, payload.productCode, payload.quantity);
  add(state, room, payload.productCode, payload.quantity, { amount, claims: [] });
}

/** Adds dinners at tables (B §7). Throws 400, 404 or 409. */
export function addDining(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addDiningPayload>,
): void {
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [payload.startDate, payload.endDate, ...payload.items.map((item) => item.timeSLot)]);
  const claims = payload.items.map((item) => tableClaim(state, item.restaurant, item.timeSLot, 2));
  const amount = amountOf(state, room, payload.productCode, payload.quantity);
  add(state, room, payload.productCode, payload.quantity, { amount, claims });
}

/** Adds treatments (B §7). The price is that of the chosen times (D-49). Throws 400, 404 or 409. */
export function addTreatments(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addTreatmentPayload>,
): void {
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [payload.startDate, payload.endDate, ...payload.selections.map((one) => one.date)]);
  const standard = amountOf(state, room, payload.productCode, 1);
  const amount = sum(payload.selections.map(({ selection }) => slotPrice(selection) ?? standard));
  add(state, room, payload.productCode, payload.quantity, { amount, claims: [] });
  const treatments = payload.selections.flatMap(({ selection, displayName }) => {
    const { StartTime, guestIndex } = selection;
    return typeof StartTime === 'string'
      ? [
          {
            clientIndex: typeof guestIndex === 'number' ? guestIndex : 0,
            startDateTime: StartTime,
            displayName,
          },
        ]
      : [];
  });
  addToItinerary(room, treatments);
}

/** Adds an hour in the mud room or the spa garden (B §7, D-33). Throws 400, 404 or 409. */
export function addSpaExtra(state: State, memberId: string, payload: SpaExtraPayload): void {
  const room = changeableRoom(state, memberId, payload);
  const code = payload.item.availability.Code;
  const [chosen] = payload.selections;
  if (!chosen) throw new Refusal(400, 'selections: is missing', 'selections');
  const start = chosen.selection.StartDateTime;
  checkDates(room, [start]);
  const { price, ...claim } = extraClaim(state, chosen.code, start);
  add(state, room, code, payload.quantity, { amount: price, claims: [claim] });
  const displayName =
    state.world.configuration.AddOns.find((one) => one.PMSCode === code)?.DisplayName ?? code;
  addToItinerary(
    room,
    chosen.guestIndexes.map((clientIndex) => ({ clientIndex, startDateTime: start, displayName })),
  );
}

/** Takes a package off a room; its places are free again (B §7). Throws 400, 404 or 409. */
export function removePackage(
  state: State,
  memberId: string,
  payload: Target & { productCode: string },
): void {
  const room = changeableRoom(state, memberId, payload);
  const has = room.Packages.find((one) => one.Code === payload.productCode);
  if (!has) throw new Refusal(409, 'This room does not have this package.', 'productCode');
  const key = keyOf(room, has.Code);
  const added = state.addedPackages.get(key);
  const amount = added?.amount ?? amountOf(state, room, has.Code, has.Quantity);
  releaseClaims(state, added?.claims ?? []);
  state.addedPackages.delete(key);
  room.Packages = room.Packages.filter((one) => one.Code !== has.Code);
  room.PackagesTotal = Math.max(0, room.PackagesTotal - amount);
  room.Total -= amount;
}

function add(
  state: State,
  room: BookingLegRecord,
  code: string,
  quantity: number,
  added: AddedPackage,
): void {
  if (room.Packages.some((one) => one.Code === code)) {
    throw new Refusal(409, 'This room has this package already.', 'productCode');
  }
  takeClaims(state, added.claims);
  state.addedPackages.set(keyOf(room, code), added);
  room.Packages.push({ Code: code, Quantity: quantity });
  room.PackagesTotal += added.amount;
  room.Total += added.amount;
}

function addToItinerary(room: BookingLegRecord, treatments: BookedTreatment[]): void {
  const items = treatments.map(({ clientIndex, startDateTime, displayName }) => ({
    ClientIndex: clientIndex,
    StartDateTime: startDateTime,
    DisplayName: displayName,
  }));
  room.SpaReservation = { Items: [...(room.SpaReservation?.Items ?? []), ...items] };
}

/** A room of the member's own that has not begun and is not cancelled (B §4). */
function changeableRoom(state: State, memberId: string, target: Target): BookingLegRecord {
  const stay: BookingRecord = findOwnStay(state, target.confirmationNumber, memberId);
  const room = stay.items.find((item) => item.Leg === target.leg);
  if (!room) throw new Refusal(400, `leg: no room ${target.leg}`, 'leg');
  if (room.InternalIdentifier !== target.internalIdentifier) {
    throw new Refusal(400, 'internalIdentifier: is not of this room', 'internalIdentifier');
  }
  if (room.IsCancelled || `${room.DateRange.StartDate}T00:00:00` <= localNow(state)) {
    throw new Refusal(409, 'This room can no longer be changed.');
  }
  return room;
}

/** The price by mode, of a package that this room may add (B §5). */
function amountOf(state: State, room: BookingLegRecord, code: string, quantity: number): Pounds {
  const price = state.world.packagePrices.find((one) => one.Code === code);
  const rate = state.world.accountConfiguration.RateTypes.find((one) => one.PMSCode === room.RateCode);
  if (!price || !rate?.AllowedAddOnPackages.includes(code)) {
    throw new Refusal(400, `productCode: ${code} does not go with this room`, 'productCode');
  }
  return untimedAmount(price, quantity, room.GuestQuota);
}

function checkDates(room: BookingLegRecord, times: string[]): void {
  const { StartDate, EndDate } = room.DateRange;
  const outside = times.find((time) => time.slice(0, 10) < StartDate || time.slice(0, 10) > EndDate);
  if (outside !== undefined) throw new Refusal(400, `${outside} is outside the stay`, 'startDate');
}

function slotPrice(selection: Record<string, unknown>): Pounds | null {
  const times: unknown = selection['TreatmentTimes'];
  const first: unknown = Array.isArray(times) ? times[0] : null;
  if (typeof first !== 'object' || first === null || !('ActualPrice' in first)) return null;
  return typeof first.ActualPrice === 'number' ? first.ActualPrice : null;
}

function keyOf(room: BookingLegRecord, code: string): string {
  return `${room.InternalIdentifier} ${code}`;
}

function sum(amounts: Pounds[]): Pounds {
  return amounts.reduce((total, amount) => total + amount, 0);
}
