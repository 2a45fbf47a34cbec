import type { LegPackage, PackageSelection } from '../../domain/addons.ts';
import type { Leg } from '../../domain/booking.ts';
import type { StayConfiguration } from '../../domain/configuration.ts';
import { addOnByCode } from '../../domain/lookups.ts';
import type { PackageRequest, RoundRequest, SpaItemRequest, TableRequest } from './stage-request.ts';
import { mudItems, spaGardenItems, treatmentItem } from './stage-spa.ts';

/** An add-on of a leg; only what is priced per item has a quantity (A §7.2). */
export function packageBody(
  { price, quantity, selections }: LegPackage,
  leg: Leg,
  configuration: StayConfiguration,
): PackageRequest {
  const name = addOnByCode(configuration, price.code)?.displayName ?? '';
  return {
    code: price.code,
    quantity: price.priceCalculationMode === 0 ? quantity : 1,
    restaurantBookings: selections.flatMap(table),
    golfBookings: { rounds: selections.flatMap((selection) => round(selection, leg)) },
    spaBookings: { items: selections.flatMap((selection) => spaItems(selection, name)) },
  };
}

function table(selection: PackageSelection): TableRequest[] {
  if (selection.kind !== 'table') return [];
  const { restaurant, timeslot } = selection;
  return [{ hadAvailability: true, timeSlot: timeslot, restaurant }];
}

/** The round is in the name of the leg's first guest (A §7.2). */
function round(selection: PackageSelection, leg: Leg): RoundRequest[] {
  if (selection.kind !== 'golf') return [];
  const { time, date, quantity } = selection;
  const [player] = leg.guests;
  return [
    {
      courseId: time.item?.courseId ?? null,
      propertyId: time.item?.propertyId ?? null,
      greenFeeItemId: time.item?.greenFeeItemId ?? null,
      date,
      timeRef: time.reference,
      playerCount: quantity,
      mType: time.item?.mType ?? null,
      playerFirstName: player?.firstName ?? '',
      playerLastName: player?.lastName ?? '',
      rentalItems: [],
    },
  ];
}

function spaItems(selection: PackageSelection, name: string): SpaItemRequest[] {
  switch (selection.kind) {
    case 'treatment':
      return [treatmentItem(selection)];
    case 'mud':
      return mudItems(selection, name);
    case 'spaGarden':
      return spaGardenItems(selection, name);
    case 'table':
    case 'golf':
      return [];
  }
}
