import type { Booking, Guest, Leg } from '../../domain/booking/booking.ts';
import type { StayConfiguration } from '../../domain/configuration/configuration.ts';
import type { DiningBooking } from '../../domain/dining/dining.ts';
import type { GolfSelection } from '../../domain/golf/golf.ts';
import { isNamed } from '../../domain/guests/guests.ts';
import { rateContentOf } from '../../domain/configuration/lookups.ts';
import type { AvailableRate } from '../../domain/rooms/availability.ts';
import type { PoolSelection } from '../../domain/spa/spa.ts';
import { moneyVouchers, referencesOf } from '../../domain/vouchers/vouchers.ts';
import { CallError } from '../failure.ts';
import { quotaBody, rateCodes } from './leg-booking.ts';
import type { RoomStayRequest, StageRequest, TableRequest } from './stage-request.ts';
import { packageBody } from './stage-packages.ts';
import { roomSpaItems } from './stage-spa.ts';

/** The whole booking for the server. Throws a CallError without a lead guest. */
export function stageBody(booking: Booking, configuration: StayConfiguration): StageRequest {
  const { search, leadGuest, vouchers, account, legs } = booking;
  if (leadGuest === null) {
    throw new CallError({ kind: 'unreadable', endpoint: 'stage', path: 'leadGuest', message: 'missing' });
  }
  return {
    amendId: search.amendId,
    account: account && { emailAddress: account.emailAddress, addressBooks: account.addressBooks },
    monetaryGiftVouchers: referencesOf(moneyVouchers(vouchers)),
    leadGuest: {
      title: leadGuest.title,
      firstName: leadGuest.firstName,
      lastName: leadGuest.lastName,
      emailAddress: leadGuest.emailAddress,
      telephone: leadGuest.telephone,
      address: {
        line1: leadGuest.address.line1,
        line2: leadGuest.address.line2,
        city: leadGuest.address.city,
        country: leadGuest.address.country,
        postCode: leadGuest.address.postCode,
      },
    },
    arrivalDate: search.arrivalDate,
    numberOfNights: search.numberOfNights,
    roomStays: legs.flatMap((leg) => {
      const { roomCode, rate } = leg;
      return roomCode !== null && rate ? [roomStay(leg, { roomCode, rate }, configuration)] : [];
    }),
  };
}

function roomStay(
  leg: Leg,
  { roomCode, rate }: { roomCode: string; rate: AvailableRate },
  configuration: StayConfiguration,
): RoomStayRequest {
  const included = rateContentOf(configuration, leg);
  return {
    confirmationNumber: leg.hold?.confirmationNumber ?? null,
    internalIdentifier: leg.hold?.internalIdentifier ?? null,
    roomCode,
    ...rateCodes(rate),
    leg: leg.leg,
    guestQuota: quotaBody(leg.guestQuota),
    packages: leg.packages.map((legPackage) => packageBody(legPackage, leg, configuration)),
    includedPackages: leg.includedPackages
      .filter(({ quantityRequired }) => quantityRequired > 0)
      .map(({ code, quantityRequired }) => ({ code, quantity: quantityRequired })),
    // A guest who is named later has no name here either.
    guests: leg.guests.map((guest) => ({
      isLoggedInUser: guest.isLoggedInUser,
      isLeadGuest: guest.isLeadGuest,
      ...bookedName(guest),
      age: guest.age,
    })),
    dietaryComments: leg.requests.dietaryRequirements,
    specialRequirements: withTimes(leg.requests.specialRequirements, leg.spaPool, leg.golf),
    spaComments: leg.requests.spaRequests,
    dinnerBookingRequests: leg.requests.dinnerBookingRequests,
    dogRequests: leg.requests.dogRequirements,
    breakfastRestaurantBookings: tables(leg.breakfast),
    dinnerRestaurantBookings: tables(leg.dinner),
    spaSessionId: leg.spaSessionId,
    isBreakfastRequired: included?.includesBreakfast ?? false,
    isDinnerRequired: included?.includesDinner ?? false,
    isSpaRequired: (included?.includesSpa || included?.forceIsSpa) ?? false,
    isGolfRequired: included?.includesGolf ?? false,
    roomSpaItems: roomSpaItems(leg.spaPackages, configuration.currency),
  };
}

/** The name for a guest. An incomplete name is left out: it follows later. */
function bookedName(guest: Guest): Pick<Guest, 'title' | 'firstName' | 'lastName'> {
  const { title, firstName, lastName } = guest;
  return isNamed(guest) ? { title, firstName, lastName } : { title: '', firstName: '', lastName: '' };
}

function tables(bookings: readonly DiningBooking[]): TableRequest[] {
  return bookings.map(({ isAvailable, timeslot, restaurant }) => ({
    hadAvailability: isAvailable,
    timeSlot: timeslot,
    restaurant,
  }));
}

/** The guest's own words, then pool and tee times: staging has no fields for those times. */
function withTimes(ownWords: string, pool: readonly PoolSelection[], golf: readonly GolfSelection[]): string {
  const poolTimes = pool.map(({ date, time }) => `${date} ${time}`);
  const teeTimes = golf.map(({ date, time }) => `${date} ${time.dateTime.slice(11, 16)}`);
  return [
    ownWords,
    poolTimes.length > 0 ? `Pool & Spa Access: ${poolTimes.join(', ')}` : '',
    teeTimes.length > 0 ? `Golf Tee Times: ${teeTimes.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}
