import type { Booking, Leg } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import {
  addOnByCode,
  areaOfRoomType,
  rateName,
  roomTypeByCode,
} from '../../src/domain/configuration/lookups.ts';
import { sumAmounts, toMajorUnits, toMinorUnits } from '../../src/domain/money/money.ts';
import { addOnPrice, roomAmount } from '../../src/domain/money/pricing.ts';
import { bookingTotal } from '../../src/domain/vouchers/voucher-shares.ts';
import { fromPrice } from '../../src/domain/rooms/rooms.ts';
import { STEPS } from '../../src/domain/booking/steps.ts';
import { departureDate, type LocalDate } from '../../src/domain/dates/dates.ts';
import type { GuestNumbers, StaySearch } from '../../src/domain/search/occupancy.ts';
import type { Facts } from './facts.ts';
import type { PageEvent } from './page-events.ts';

/** An item of GA4's e-commerce. Prices are in the estate's currency. */
export interface EcommerceItem {
  item_id: string;
  item_name: string;
  item_category: string;
  item_variant?: string;
  price?: number;
  quantity: number;
  /** Of a room: Google's names for the stays of hotels, as custom parameters of the item. */
  start_date?: LocalDate;
  end_date?: LocalDate;
  number_of_nights?: number;
  /** Of a room: our own custom parameters. */
  adults?: number;
  children?: number;
}

/** A push into GA4's data layer. */
export interface DataLayerPush {
  event: string;
  ecommerce: { currency?: string; value?: number; items: EcommerceItem[] } & Record<string, unknown>;
}

const LIST = { item_list_id: 'rooms', item_list_name: 'Rooms' };

/** An event in GA4's form. A room with its fees is one item, each add-on another. */
export function ecommerceOf(event: PageEvent, now: Facts, before: Facts): DataLayerPush[] {
  const { configuration, booking } = now;
  if (!configuration || !booking) return [];
  switch (event.name) {
    case 'availability':
      return [
        { event: 'view_item_list', ecommerce: { ...LIST, items: listItems(configuration, booking, now) } },
      ];
    case 'room-selected': {
      const items = legsOf(booking, event.detail.leg).map((leg) => roomItem(configuration, booking, leg));
      return [{ event: 'select_item', ecommerce: { ...LIST, items } }];
    }
    case 'rate-selected': {
      const { leg } = event.detail;
      const rooms = (of: Booking | null) =>
        legsOf(of, leg).flatMap((held) => (of && held.rate ? [roomItem(configuration, of, held)] : []));
      return [
        ...rooms(before.booking).map((room) => change('remove_from_cart', configuration, [room])),
        ...rooms(booking).map((room) => change('add_to_cart', configuration, [room])),
      ];
    }
    case 'addon-added':
      return [change('add_to_cart', configuration, addOnItems(configuration, booking, event.detail))];
    case 'addon-removed':
      return [
        change('remove_from_cart', configuration, addOnItems(configuration, before.booking, event.detail)),
      ];
    case 'step':
      return event.detail.step === 'details' && isBeforeCheckout(before)
        ? [whole('begin_checkout', configuration, booking)]
        : [];
    case 'payment-started':
      return [whole('add_payment_info', configuration, booking, { payment_type: 'Card' })];
    case 'booked': {
      const transaction = { transaction_id: event.detail.confirmationNumber };
      return [whole('purchase', configuration, booking, transaction)];
    }
    default:
      return [];
  }
}

/**
 * Whether the checkout has not begun. It begins once: a reload or a return from the summary begins no other.
 */
function isBeforeCheckout({ place }: Facts): boolean {
  return place !== null && STEPS.indexOf(place.step) < STEPS.indexOf('details');
}

function legsOf(booking: Booking | null, number: number): Leg[] {
  return (booking?.legs ?? []).filter(({ leg }) => leg === number);
}

function listItems(
  configuration: StayConfiguration,
  { search }: Booking,
  { availability }: Facts,
): EcommerceItem[] {
  const [first] = availability?.roomAvailabilities ?? [];
  if (!first) return [];
  return first.roomRates
    .filter(({ room }) => room.unitsAvailable > 0)
    .map((roomRate) => {
      const from = fromPrice(roomRate, first.guestQuota);
      return {
        ...nameOf(configuration, roomRate.room.code),
        ...(from ? { price: toMajorUnits(from.amount, configuration.currency) } : {}),
        quantity: 1,
        ...stayOf(search, first.guestQuota),
      };
    });
}

function nameOf(configuration: StayConfiguration, roomCode: string) {
  return {
    item_id: roomCode,
    item_name: roomTypeByCode(configuration, roomCode)?.displayName ?? roomCode,
    item_category: areaOfRoomType(configuration, roomCode)?.displayName ?? 'Room',
  };
}

function stayOf(search: StaySearch, { adults, children, infants }: GuestNumbers) {
  return {
    start_date: search.arrivalDate,
    end_date: departureDate(search),
    number_of_nights: search.numberOfNights,
    adults,
    children: children + infants,
  };
}

function roomItem(configuration: StayConfiguration, { search }: Booking, leg: Leg): EcommerceItem {
  return {
    ...nameOf(configuration, leg.roomCode ?? ''),
    ...(leg.rate
      ? {
          item_variant: rateName(configuration, leg),
          price: toMajorUnits(roomAmount(leg), configuration.currency),
        }
      : {}),
    quantity: 1,
    ...stayOf(search, leg.guestQuota),
  };
}

function addOnItems(
  configuration: StayConfiguration,
  booking: Booking | null,
  wanted?: { leg: number; addon: string },
): EcommerceItem[] {
  return (booking?.legs ?? []).flatMap((leg) =>
    leg.packages
      .filter(({ price }) => !wanted || (leg.leg === wanted.leg && price.code === wanted.addon))
      .map((addOn) => ({
        item_id: addOn.price.code,
        item_name: addOnByCode(configuration, addOn.price.code)?.displayName ?? addOn.price.code,
        item_category: 'Add-on',
        // The price of one, because GA4 multiplies by the quantity.
        price: toMajorUnits(
          Math.round(addOnPrice(addOn, leg.guestQuota) / Math.max(1, addOn.quantity)),
          configuration.currency,
        ),
        quantity: Math.max(1, addOn.quantity),
      })),
  );
}

function change(event: string, { currency }: StayConfiguration, items: EcommerceItem[]): DataLayerPush {
  const amounts = items.map(({ price = 0, quantity }) => toMinorUnits(price, currency) * quantity);
  const value = toMajorUnits(sumAmounts(amounts), currency);
  return { event, ecommerce: { currency: currency.code, value, items } };
}

function whole(
  event: string,
  configuration: StayConfiguration,
  booking: Booking,
  more: Record<string, string> = {},
): DataLayerPush {
  const rooms = booking.legs.filter(({ roomCode }) => roomCode !== null);
  return {
    event,
    ecommerce: {
      ...more,
      currency: configuration.currency.code,
      value: toMajorUnits(bookingTotal(booking), configuration.currency),
      items: [
        ...rooms.map((leg) => roomItem(configuration, booking, leg)),
        ...addOnItems(configuration, booking),
      ],
    },
  };
}
