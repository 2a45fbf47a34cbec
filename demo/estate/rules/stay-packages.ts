import type * as v from 'valibot';
import type {
  addDiningPayload,
  addPackagePayload,
  addTreatmentPayload,
  SpaExtraPayload,
} from '../payloads/booking-changes.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { BookingLegRecord } from '../world/types.ts';
import type { AddOn, Pounds } from '../world/wire.ts';
import { amountOfDate, untimedAmount } from './add-on-order.ts';
import { giveBackPackage, rememberPackage } from './added-packages.ts';
import { takeClaims } from './claims.ts';
import { dinersOf } from './diners.ts';
import { localNow } from './local-now.ts';
import { extraClaim, treatmentClaim } from './spa-times.ts';
import type { AddedPackage, BookedTreatment } from './records.ts';
import { sum } from './sum.ts';
import type { State } from './state.ts';
import { findOwnStay } from './stays.ts';
import { tableClaim } from './tables.ts';

interface Target {
  confirmationNumber: string;
  internalIdentifier: string;
  leg: number;
}

/** The largest quantity of a package without a time (B §5). */
const MOST = 6;

/** Adds a package without a time (B §7). Throws 400, 404 or 409. */
export function addPackage(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addPackagePayload>,
): void {
  const { productCode, quantity } = payload;
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [payload.startDate, payload.endDate]);
  const addOn = addOnOf(state, room, productCode);
  if (addOn.Restaurant || addOn.IsSpaTreatments || addOn.IsMudTreatment || addOn.IsSpaGarden)
    refuse('productCode', `${productCode} needs a time`);
  if (quantity > MOST) refuse('quantity', `is more than ${MOST}`);
  const amount = amountOf(state, room, productCode, quantity);
  add(state, room, productCode, quantity, { amount, isPaid: false, claims: [], treatments: [] });
}

/**
 * Adds dinners at tables, one for each date (B §7). Each date is billed as in the checkout, its diners by the member's
 * last question for tables, or else by everybody in the room who can dine (E-16, F-04). Throws 400, 404 or 409.
 */
export function addDining(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addDiningPayload>,
): void {
  const { productCode, quantity, items } = payload;
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [payload.startDate, payload.endDate, ...items.map((item) => item.timeSLot)]);
  const { Restaurant } = addOnOf(state, room, productCode);
  items.forEach(({ restaurant }, index) => {
    if (restaurant === Restaurant?.RestaurantId) return;
    const field = `items.${index}.restaurant`;
    refuse(field, `is not the restaurant of ${productCode}`);
  });
  const dates = new Set(items.map((item) => item.timeSLot.slice(0, 10)));
  if (dates.size !== quantity || items.length !== quantity) refuse('quantity', 'is not the number of dates');
  const claims = items.map((item) => tableClaim(state, item.restaurant, item.timeSLot, 2));
  const { Adults, Children } = room.GuestQuota;
  const diners = items.map(
    ({ restaurant, timeSLot }) =>
      dinersOf(state, memberId, restaurant, timeSLot.slice(0, 10)) ?? Adults + Children,
  );
  const price = priceOf(state, productCode);
  const amount = price ? sum(diners.map((guests) => amountOfDate(price, guests, room.GuestQuota))) : 0;
  const count = price?.PriceCalculationMode === 0 ? sum(diners) : quantity;
  add(state, room, productCode, count, { amount, isPaid: false, claims, treatments: [] });
}

/** Adds treatments (B §7) at the price of the chosen times (D-49). Throws 400, 404 or 409. */
export function addTreatments(
  state: State,
  memberId: string,
  payload: v.InferOutput<typeof addTreatmentPayload>,
): void {
  const { productCode, quantity, selections } = payload;
  const room = changeableRoom(state, memberId, payload);
  checkDates(room, [
    payload.startDate,
    payload.endDate,
    ...selections.map(({ selection }) => selection.StartTime),
  ]);
  const addOn = addOnOf(state, room, productCode);
  if (quantity !== selections.length) refuse('quantity', 'is not the number of treatments');
  checkGuests(
    room,
    selections.map(({ selection }) => selection.guestIndex),
  );
  const claims = selections.map(({ selection: { durationId, StartTime } }, index) => {
    checkDuration(addOn, durationId, `selections.${index}.selection.durationId`);
    return treatmentClaim(state, durationId, StartTime);
  });
  const treatments = selections.map(({ selection, displayName }) => ({
    ClientIndex: selection.guestIndex,
    StartDateTime: selection.StartTime,
    DisplayName: displayName,
  }));
  const amount = sum(claims.map(({ price }) => price));
  add(state, room, productCode, quantity, { amount, isPaid: false, claims, treatments });
}

/** Adds an hour in the mud room or the spa garden (B §7, D-33). Throws 400, 404 or 409. */
export function addSpaExtra(state: State, memberId: string, payload: SpaExtraPayload): void {
  const room = changeableRoom(state, memberId, payload);
  const code = payload.item.availability.Code;
  const addOn = addOnOf(state, room, code);
  const [chosen] = payload.selections;
  if (!chosen) refuse('selections', 'is missing');
  const { guestIndexes, selection } = chosen;
  const start = selection.StartDateTime;
  checkDates(room, [start]);
  checkGuests(room, guestIndexes);
  if (!extraKeys(addOn, 'isMud' in payload, guestIndexes.length).includes(chosen.code))
    refuse('selections.0.code', `${chosen.code} is not for so many`);
  const { price, ...claim } = extraClaim(state, chosen.code, start);
  if (payload.item.availability.AmountOverride !== price)
    refuse('item.availability.AmountOverride', `is ${price}`);
  const treatments = guestIndexes.map((clientIndex) => ({
    ClientIndex: clientIndex,
    StartDateTime: start,
    DisplayName: addOn.DisplayName,
  }));
  add(state, room, code, payload.quantity, { amount: price, isPaid: false, claims: [claim], treatments });
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
  const added = giveBackPackage(state, room, has.Code);
  const amount = added?.amount ?? amountOf(state, room, has.Code, has.Quantity);
  takeOffItinerary(room, added?.treatments ?? []);
  room.Packages = room.Packages.filter((one) => one.Code !== has.Code);
  room.PackagesTotal = Math.max(0, room.PackagesTotal - amount);
  room.Total -= amount;
  if (added?.isPaid) room.Paid = Math.max(0, room.Paid - amount);
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
  rememberPackage(state, room, code, added);
  room.Packages.push({ Code: code, Quantity: quantity });
  room.PackagesTotal += added.amount;
  room.Total += added.amount;
  addToItinerary(room, added.treatments);
}

function addToItinerary(room: BookingLegRecord, treatments: BookedTreatment[]): void {
  if (treatments.length === 0) return;
  room.SpaReservation = { Items: [...(room.SpaReservation?.Items ?? []), ...treatments] };
}

function takeOffItinerary(room: BookingLegRecord, treatments: BookedTreatment[]): void {
  const items = (room.SpaReservation?.Items ?? []).filter(
    (item) =>
      !treatments.some(
        (one) =>
          one.ClientIndex === item.ClientIndex &&
          one.StartDateTime === item.StartDateTime &&
          one.DisplayName === item.DisplayName,
      ),
  );
  room.SpaReservation = items.length > 0 ? { Items: items } : null;
}

/** A member's own room that may still change: its stay has not begun and the room is not cancelled (B §4). */
function changeableRoom(state: State, memberId: string, target: Target): BookingLegRecord {
  const stay = findOwnStay(state, target.confirmationNumber, memberId);
  const room = stay.items.find((item) => item.Leg === target.leg);
  if (!room) refuse('leg', `no room ${target.leg}`);
  if (room.InternalIdentifier !== target.internalIdentifier)
    refuse('internalIdentifier', 'is not of this room');
  if (room.IsCancelled || `${room.DateRange.StartDate}T00:00:00` <= localNow(state)) {
    throw new Refusal(409, 'This room can no longer be changed.');
  }
  return room;
}

/** A package that this room may add (B §5). Throws 400. */
function addOnOf(state: State, room: BookingLegRecord, code: string): AddOn {
  const { RateTypes, AddOns } = state.world.accountConfiguration;
  const rate = RateTypes.find((one) => one.PMSCode === room.RateCode);
  const addOn = AddOns.find((one) => one.PMSCode === code);
  if (!addOn || !rate?.AllowedAddOnPackages.includes(code))
    refuse('productCode', `${code} does not go with this room`);
  return addOn;
}

/** The price by mode (B §9). */
function amountOf(state: State, room: BookingLegRecord, code: string, quantity: number): Pounds {
  const price = priceOf(state, code);
  return price ? untimedAmount(price, quantity, room.GuestQuota) : 0;
}

function priceOf(state: State, code: string) {
  return state.world.packagePrices.find((one) => one.Code === code);
}

function checkDates(room: BookingLegRecord, times: string[]): void {
  const { StartDate, EndDate } = room.DateRange;
  const outside = times.find((time) => time.slice(0, 10) < StartDate || time.slice(0, 10) > EndDate);
  if (outside !== undefined) throw new Refusal(400, `${outside} is outside the stay`, 'startDate');
}

function checkGuests(room: BookingLegRecord, indexes: number[]): void {
  const { Adults, Children, Infants } = room.GuestQuota;
  if (indexes.some((index) => index >= Adults + Children + Infants)) refuse('guestIndex', 'no such guest');
}

function checkDuration(addOn: AddOn, durationId: string, field: string): void {
  const durations = addOn.SpaTreatments.flatMap((treatment) => treatment.Durations);
  if (durations.some((one) => one.Id === durationId)) return;
  refuse(field, 'is not of this package');
}

/** The keys that can be booked: of the mud room for so many guests (B §5), of the spa garden for any number. */
function extraKeys(addOn: AddOn, isMud: boolean, guests: number): string[] {
  if (!isMud) return (addOn.SpaGardenTreatments?.Durations ?? []).map(({ Id }) => Id);
  const treatment = addOn.MudTreatments.find(({ Occupancy }) => Occupancy === guests);
  return (treatment?.Durations ?? []).map(({ Code }) => Code);
}
