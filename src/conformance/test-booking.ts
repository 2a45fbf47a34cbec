import type { CompleteRequest } from '../api/stay/payment.ts';
import type { AvailableRate, RoomAvailability, RoomRate } from '../domain/rooms/availability.ts';
import type { Booking } from '../domain/booking/booking.ts';
import type { StayConfiguration } from '../domain/configuration/configuration.ts';
import { feesFor, namedFees } from '../domain/money/fees.ts';
import { chooseRate, chooseRoom, createBooking, withLeg } from '../domain/booking/legs.ts';
import { rateContentOf } from '../domain/configuration/lookups.ts';
import type { StaySearch } from '../domain/search/occupancy.ts';
import { schemeOf } from '../domain/payment/payment.ts';

const NAME = { firstName: 'Conformance', lastName: 'Test' };
/** A number of the range that is reserved for fiction. */
const TELEPHONE = '+447700900123';
const YEARS_OF_CARD = 3;

/** A room and a rate for the test booking. The rate can be cancelled, and has money due today if possible. */
export function chooseOffer(
  configuration: StayConfiguration,
  { roomRates }: RoomAvailability,
): { room: RoomRate; rate: AvailableRate } | null {
  const offers = roomRates.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
  const isPlain = (rate: AvailableRate) => {
    const content = rateContentOf(configuration, { rate });
    return !content || !(content.includesSpa || content.includesGolf || content.forceIsSpa);
  };
  const wanted = offers.filter(
    ({ room, rate }) => rate.cancellationDateTime !== null && room.room.unitsAvailable > 0 && isPlain(rate),
  );
  const worth = ({ rate }: { rate: AvailableRate }) => (rate.requiresDeposit ? 0 : 1);
  return (
    wanted.sort((one, other) => worth(one) - worth(other) || one.rate.amount - other.rate.amount)[0] ?? null
  );
}

/** The booking of a room for two. Its name says that it is a test. */
export function testBooking(
  configuration: StayConfiguration,
  search: StaySearch,
  { guestQuota }: RoomAvailability,
  { room, rate }: { room: RoomRate; rate: AvailableRate },
  emailAddress: string,
): Booking {
  const booking = createBooking({ search, vouchers: [] });
  const title = configuration.adultTitles[0]?.code ?? '';
  const country = configuration.countries.find(({ code }) => code === 'GB') ?? configuration.countries[0];
  const [empty] = booking.legs;
  if (!empty) return booking;
  const fees = namedFees(configuration, feesFor(room, guestQuota));
  const leg = chooseRate(configuration, chooseRoom(empty, room.room.code, guestQuota), rate, fees);
  const guests = leg.guests.map((guest, index) => ({ ...guest, title, ...NAME, isLeadGuest: index === 0 }));
  return {
    ...withLeg(booking, { ...leg, guests }),
    leadGuest: {
      ...{ title, ...NAME, emailAddress, telephone: TELEPHONE },
      address: {
        ...{ line1: '1 Test Street', line2: '', city: 'Testing', postCode: 'KD1 4AB' },
        country: country?.code ?? '',
      },
    },
  };
}

/** The card of the payment. It must be a test card, because it is charged. `year`: the present year. */
export function cardBody(cardNumber: string, year: number): CompleteRequest {
  return {
    cardHoldersName: `${NAME.firstName} ${NAME.lastName}`,
    cardType: schemeOf(cardNumber) ?? 'VS',
    cardNumber,
    expiryMonth: '12',
    expiryYear: String((year + YEARS_OF_CARD) % 100).padStart(2, '0'),
  };
}
