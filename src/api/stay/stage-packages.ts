import type { SelectionOf, TimedKind } from '../../domain/addons/add-on-kinds.ts';
import type { LegPackage } from '../../domain/addons/addons.ts';
import type { Leg } from '../../domain/booking/booking.ts';
import type { StayConfiguration } from '../../domain/configuration/configuration.ts';
import { addOnByCode } from '../../domain/configuration/lookups.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PackageRequest, PackageTableRequest, RoundRequest, SpaItemRequest } from './stage-request.ts';
import { mudItems, spaGardenItems, treatmentItem } from './stage-spa.ts';

/** What the estate books for a selection. Each kind of add-on fills its own field. */
interface Bookings {
  tables?: PackageTableRequest[];
  rounds?: RoundRequest[];
  spaItems?: SpaItemRequest[];
}

/** The room, the add-on and the currency of a selection. */
interface SelectionContext {
  leg: Leg;
  /** The name of the add-on. */
  name: string;
  currency: Currency;
}

const BOOKINGS: {
  [Kind in TimedKind]: (selection: SelectionOf<Kind>, staged: SelectionContext) => Bookings;
} = {
  golf: (selection, { leg }) => ({ rounds: [round(selection, leg)] }),
  table: ({ restaurant, timeslot, quantity }) => ({
    tables: [{ hadAvailability: true, timeSlot: timeslot, restaurant, guests: quantity }],
  }),
  treatment: (selection, { currency }) => ({ spaItems: [treatmentItem(selection, currency)] }),
  mud: (selection, staged) => ({ spaItems: mudItems(selection, staged) }),
  spaGarden: (selection, staged) => ({ spaItems: spaGardenItems(selection, staged) }),
};

function bookingsOf<Kind extends TimedKind>(
  selection: SelectionOf<Kind>,
  staged: SelectionContext,
): Bookings {
  return BOOKINGS[selection.kind](selection, staged);
}

/** An add-on of a leg. It has a quantity only if it is priced per item. */
export function packageBody(
  { price, quantity, selections }: LegPackage,
  leg: Leg,
  configuration: StayConfiguration,
): PackageRequest {
  const name = addOnByCode(configuration, price.code)?.displayName ?? '';
  const staged = { leg, name, currency: configuration.currency };
  const bookings = selections.map((selection) => bookingsOf(selection, staged));
  return {
    code: price.code,
    quantity: price.priceCalculationMode === 0 ? quantity : 1,
    restaurantBookings: bookings.flatMap(({ tables = [] }) => tables),
    golfBookings: { rounds: bookings.flatMap(({ rounds = [] }) => rounds) },
    spaBookings: { items: bookings.flatMap(({ spaItems = [] }) => spaItems) },
  };
}

/** A round, in the name of the leg's first guest. */
function round({ time, date, quantity }: SelectionOf<'golf'>, { guests: [player] }: Leg): RoundRequest {
  return {
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
  };
}
