import { addMinutes } from '../../domain/dates/dates.ts';
import { toMajorUnits, type Currency, type MinorUnits } from '../../domain/money/money.ts';
import type {
  ExtraPackageSelection,
  TreatmentPackageSelection,
} from '../../domain/addons/package-selections.ts';
import type { ExtraSlot, SpaSelection, SpaSlot } from '../../domain/spa/spa.ts';
import type { RoomSpaItemRequest, SpaItemRequest } from './stage-request.ts';

/** Minutes of a mud or spa garden session. */
const EXTRA_DURATION = 60;

/** The treatments of a leg's spa package (A §7.2, §9.7). */
export function roomSpaItems(selections: readonly SpaSelection[], currency: Currency): RoomSpaItemRequest[] {
  return selections.map(({ bookingType, guestIndex, treatment, duration, time }) => ({
    bookingType,
    name: treatment.displayName,
    appointmentTypeId: duration.id,
    clientIndex: guestIndex,
    ...treatmentTime(time, duration, currency),
  }));
}

/** One guest's treatment of an add-on: booking type 2. */
export function treatmentItem(selection: TreatmentPackageSelection, currency: Currency): SpaItemRequest {
  return {
    bookingType: 2,
    displayName: selection.displayName,
    appointmentTypeId: selection.durationId,
    clientIndex: selection.guestIndex,
    ...treatmentTime(selection.time, selection, currency),
  };
}

/** The name of the add-on, and the currency of its price. */
interface Named {
  name: string;
  currency: Currency;
}

/** An item for each guest in the mud room: booking type 2, item type 3. */
export function mudItems(selection: ExtraPackageSelection, { name, currency }: Named): SpaItemRequest[] {
  return selection.guestIndexes.map((clientIndex, index) => ({
    bookingType: 2,
    displayName: name,
    appointmentTypeId: selection.code,
    clientIndex,
    itemType: 3,
    ...extraTime(selection.time, currency, index),
  }));
}

/** An item for each guest in the spa garden: booking type 3, item type 1, with the name of its group. */
export function spaGardenItems(
  selection: ExtraPackageSelection,
  { name, currency }: Named,
): SpaItemRequest[] {
  return selection.guestIndexes.map((clientIndex, index) => ({
    bookingType: 3,
    displayName: name,
    appointmentTypeId: null,
    groupAppointmentTypeId: selection.code,
    clientIndex,
    itemType: 1,
    ...extraTime(selection.time, currency, index),
  }));
}

/** The time of a treatment, without an item type. A time without a price costs as much as its duration. */
function treatmentTime(
  slot: SpaSlot,
  { duration, price }: { duration: number; price: MinorUnits },
  currency: Currency,
) {
  return {
    itemType: null,
    duration,
    actualPrice: toMajorUnits(slot.treatmentTimes[0]?.actualPrice ?? price, currency),
    startDateTime: slot.startTime,
    endDateTime: addMinutes(slot.startTime, duration),
    ...place(slot),
  };
}

/** The hour of one of its guests: the first carries the price of all (F-05). */
function extraTime(slot: ExtraSlot, currency: Currency, index: number) {
  return {
    duration: EXTRA_DURATION,
    actualPrice: index === 0 ? toMajorUnits(slot.actualPrice, currency) : 0,
    startDateTime: slot.startDateTime,
    endDateTime: addMinutes(slot.startDateTime, EXTRA_DURATION),
    ...place(slot),
  };
}

function place({ roomId, staffId, facilityId }: SpaSlot | ExtraSlot) {
  return { roomId, staffId, facilityId };
}
