import type { GuestQuota } from '../payloads/parts.ts';
import type { RoomStay } from '../payloads/stage.ts';
import type { SpaBookingItem, StagePackage } from '../payloads/stage-extras.ts';
import { refuse } from '../refusal.ts';
import type { PackagePriceRecord } from '../world/types.ts';
import type { AddOn, Pounds } from '../world/wire.ts';
import type { BookedTreatment, Claim } from './records.ts';
import { checkClient, checkWithinStay, tableClaims, type ExtraRules } from './extra-rules.ts';
import { extraClaim, treatmentClaim } from './spa-times.ts';
import { teeTimeClaim } from './tee-times.ts';
import { sum } from './sum.ts';
import type { State } from './state.ts';

/** An add-on with its price, ready to be paid for. */
export interface AddOnOrder {
  code: string;
  name: string;
  quantity: number;
  amount: Pounds;
  claims: Claim[];
  treatments: BookedTreatment[];
}

type Party = Pick<GuestQuota, 'Adults' | 'Children' | 'Infants'>;

type Priced = Claim & { price: Pounds };

/** Checks and prices one add-on of a room (A §9.6, §9.7, D-49). Throws 400 that names the field, or 409. */
export function addOnOrder(state: State, stay: RoomStay, order: StagePackage, rules: ExtraRules): AddOnOrder {
  const { field } = rules;
  const content = state.world.configuration.AddOns.find((addOn) => addOn.PMSCode === order.code);
  const price = state.world.packagePrices.find((one) => one.Code === order.code);
  if (!content || !price) refuse(`${field}.code`, `no add-on ${order.code}`);
  if (rules.rate && !rules.rate.AllowedAddOnPackages.includes(order.code))
    refuse(`${field}.code`, `${order.code} does not go with this rate`);
  const isWhole = content.IsMudTreatment || content.IsSpaGarden;
  const timed = timedParts(state, stay, order, { content, price }, rules);
  return {
    code: order.code,
    name: content.DisplayName,
    quantity: isWhole ? order.quantity : Math.max(order.quantity, timed.length),
    amount:
      timed.length > 0
        ? sum(timed.map((part) => part.price))
        : untimedAmount(price, order.quantity, stay.guestQuota),
    claims: isWhole ? timed.slice(0, 1) : timed,
    treatments: (order.spaBookings?.items ?? []).map(({ clientIndex, startDateTime, displayName }) => ({
      ClientIndex: clientIndex,
      StartDateTime: startDateTime,
      DisplayName: displayName,
    })),
  };
}

/** The price of a package without times, by its price mode (A §9.6). */
export function untimedAmount(price: PackagePriceRecord, quantity: number, quota: Party): Pounds {
  switch (price.PriceCalculationMode) {
    case 0:
    case 4:
      return price.Amount * quantity;
    case 1:
      return price.Amount * quota.Adults;
    case 2:
      return price.Amount * (quota.Children + quota.Infants);
    case 3:
      return price.Amount * (quota.Adults + quota.Children + quota.Infants);
  }
}

/** The price of an add-on on one of its dates: who takes part counts in mode 0 only (F-04). */
export function amountOfDate(price: PackagePriceRecord, guests: number, quota: Party): Pounds {
  return untimedAmount(price, price.PriceCalculationMode === 0 ? guests : 1, quota);
}

function timedParts(
  state: State,
  stay: RoomStay,
  order: StagePackage,
  { content, price }: { content: AddOn; price: PackagePriceRecord },
  rules: ExtraRules,
): Priced[] {
  const { dates, field } = rules;
  const dated = (guests: number, claim: Claim) => ({
    ...claim,
    price: amountOfDate(price, guests, stay.guestQuota),
  });
  const checkCount = (guests: number) => {
    if (price.PriceCalculationMode === 0 && guests !== order.quantity)
      refuse(`${field}.quantity`, 'is not the number of guests');
  };
  if (content.IsGolf) {
    const rounds = needed(order.golfBookings?.rounds, `${field}.golfBookings`);
    checkCount(sum(rounds.map((round) => round.playerCount)));
    return rounds.map(({ date, timeRef, playerCount }, index) => {
      checkWithinStay(date, dates, `${field}.golfBookings.rounds.${index}.date`);
      return dated(playerCount, teeTimeClaim(state, timeRef, date.slice(0, 10), playerCount));
    });
  }
  if (content.Restaurant) {
    const tables = needed(order.restaurantBookings, `${field}.restaurantBookings`);
    const guests = tables.map((table, index) =>
      needed(table.guests, `${field}.restaurantBookings.${index}.guests`),
    );
    checkCount(sum(guests));
    return tables.flatMap((table, index) =>
      tableClaims(state, table, 2, dates, `${field}.restaurantBookings.${index}`).map((claim) =>
        dated(guests[index] ?? 0, claim),
      ),
    );
  }
  if (content.IsSpaTreatments || content.IsMudTreatment || content.IsSpaGarden) {
    const items = needed(order.spaBookings?.items, `${field}.spaBookings`);
    return items.map((item, index) =>
      spaPart(state, stay, item, content, index, { ...rules, field: `${field}.spaBookings.items.${index}` }),
    );
  }
  return [];
}

function spaPart(
  state: State,
  stay: RoomStay,
  item: SpaBookingItem,
  content: AddOn,
  index: number,
  { dates, field }: ExtraRules,
): Priced {
  checkClient(stay, item.clientIndex, field);
  checkWithinStay(item.startDateTime, dates, `${field}.startDateTime`);
  const part = content.IsSpaTreatments
    ? treatmentClaim(state, durationId(content, item, field), item.startDateTime)
    : extraClaim(state, extraKey(content, item, field), item.startDateTime);
  // Of an hour together the first item has the price (F-05).
  const price = content.IsSpaTreatments || index === 0 ? part.price : 0;
  if (item.actualPrice !== price) refuse(`${field}.actualPrice`, `is £${price}`);
  return { ...part, price };
}

function durationId(content: AddOn, item: SpaBookingItem, field: string): string {
  expect(item.bookingType === 2, `${field}.bookingType`);
  const duration = content.SpaTreatments.flatMap((treatment) => treatment.Durations).find(
    (one) => one.Id === item.appointmentTypeId || one.Code === item.appointmentTypeId,
  );
  if (!duration) refuse(`${field}.appointmentTypeId`, 'unknown');
  return duration.Id;
}

/** Checks the constants of A §9.7: garden 3, 60, 1; mud 2, 60, 3. */
function extraKey(content: AddOn, item: SpaBookingItem, field: string): string {
  const isGarden = content.IsSpaGarden;
  expect(item.bookingType === (isGarden ? 3 : 2), `${field}.bookingType`);
  expect(item.duration === 60, `${field}.duration`);
  expect(item.itemType === (isGarden ? 1 : 3), `${field}.itemType`);
  const keys = isGarden
    ? (content.SpaGardenTreatments?.Durations ?? []).map((duration) => duration.Id)
    : content.MudTreatments.flatMap((mud) => mud.Durations).map((duration) => duration.Code);
  const name = isGarden ? 'groupAppointmentTypeId' : 'appointmentTypeId';
  const key = keys.find((one) => one === item[name]);
  if (key === undefined) refuse(`${field}.${name}`, 'unknown');
  return key;
}

function needed<T>(part: T | null | undefined, field: string): T {
  if (!part || (Array.isArray(part) && part.length === 0)) refuse(field, 'is missing');
  return part;
}

function expect(isRight: boolean, field: string): void {
  if (!isRight) refuse(field, 'does not go with this add-on');
}
