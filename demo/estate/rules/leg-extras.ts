import type { RoomStay } from '../payloads/stage.ts';
import type { RoomSpaItem, TableBooking } from '../payloads/stage-extras.ts';
import { refuse } from '../refusal.ts';
import type { LocalDate } from '../world/types.ts';
import type { RateGroupRate, Pounds } from '../world/wire.ts';
import { addOnOrder, type AddOnOrder } from './add-on-order.ts';
import type { BookedTreatment, Claim } from './records.ts';
import { checkClient, checkWithinStay, tableClaims, type ExtraRules } from './extra-rules.ts';
import { treatmentClaim } from './spa-times.ts';
import { sum } from './sum.ts';
import type { State } from './state.ts';
import type { Sitting } from './tables.ts';

/** A room's extras: places to claim, add-ons to pay for, treatments to list. Money in pounds. */
export interface LegExtras {
  claims: Claim[];
  addOns: AddOnOrder[];
  spaUpgrades: Pounds;
  treatments: BookedTreatment[];
}

/** Checks and prices all extras of a staged room. Throws 400 that names the field, or 409. */
export function legExtras(state: State, stay: RoomStay, dates: LocalDate[], field: string): LegExtras {
  const rate = rateContent(state, stay.rateCode);
  const tables = (bookings: TableBooking[] | null, sitting: Sitting, name: string): Claim[] =>
    (bookings ?? []).flatMap((booking, index) =>
      tableClaims(state, booking, sitting, dates, `${field}.${name}.${index}`),
    );
  const addOns = stay.packages.map((order, index) =>
    addOnOrder(state, stay, order, { rate, dates, field: `${field}.packages.${index}` }),
  );
  const upgrades = (stay.roomSpaItems ?? []).map((item, index) =>
    roomTreatment(state, stay, item, { rate, dates, field: `${field}.roomSpaItems.${index}` }),
  );
  return {
    claims: [
      ...tables(stay.breakfastRestaurantBookings, 0, 'breakfastRestaurantBookings'),
      ...tables(stay.dinnerRestaurantBookings, 2, 'dinnerRestaurantBookings'),
      ...addOns.flatMap((order) => order.claims),
      ...upgrades.map((upgrade) => upgrade.claim),
    ],
    addOns,
    spaUpgrades: sum(upgrades.map((upgrade) => upgrade.difference)),
    treatments: [
      ...(stay.roomSpaItems ?? []).map(({ clientIndex, startDateTime, name }) => ({
        ClientIndex: clientIndex,
        StartDateTime: startDateTime,
        DisplayName: name,
      })),
      ...addOns.flatMap((order) => order.treatments),
    ],
  };
}

function roomTreatment(state: State, stay: RoomStay, item: RoomSpaItem, { rate, dates, field }: ExtraRules) {
  if (!rate?.IncludesSpa) refuse(field, 'the rate includes no treatments');
  checkClient(stay, item.clientIndex, field);
  checkWithinStay(item.startDateTime, dates, `${field}.startDateTime`);
  const duration = rate.TreatmentGroups.flatMap((group) => group.Treatments)
    .flatMap((treatment) => treatment.Durations)
    .find((one) => one.Id === item.appointmentTypeId || one.Code === item.appointmentTypeId);
  if (!duration) refuse(`${field}.appointmentTypeId`, 'not in this rate');
  return {
    claim: treatmentClaim(state, duration.Id, item.startDateTime),
    difference: duration.PriceDifference,
  };
}

function rateContent(state: State, rateCode: string): RateGroupRate | null {
  const rates = state.world.configuration.RateGroups.flatMap((group) => group.Rates);
  return rates.find((rate) => rate.PMSCode === rateCode) ?? null;
}
