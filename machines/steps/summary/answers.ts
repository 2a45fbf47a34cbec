import { dueToday } from '../../../src/domain/bill/bills.ts';
import type { AvailableRate } from '../../../src/domain/rooms/availability.ts';
import { REQUESTS, type Booking, type Leg, type LegRequests } from '../../../src/domain/booking/booking.ts';
import { displayNameOf, titleName } from '../../../src/domain/configuration/coded-names.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import { addressForm } from '../../../src/domain/guests/address-form.ts';
import { fullName } from '../../../src/domain/guests/guests.ts';
import { roomTypeByCode } from '../../../src/domain/configuration/lookups.ts';

/** The lead booker, for the check before payment. */
export interface LeadAnswers {
  name: string;
  emailAddress: string;
  telephone: string;
  /** The lines of the address without empty ones, in the order of its country. The country has its name, not its code. */
  address: string[];
  /** The booking will create an account. */
  asksForAccount: boolean;
}

/** The lead booker's answers; null before the details are complete. */
export function leadAnswers(booking: Booking, configuration: StayConfiguration): LeadAnswers | null {
  const { leadGuest: lead, account } = booking;
  if (lead === null) return null;
  const { line1, line2, city, postCode, country } = lead.address;
  const place = addressForm(country).isPostcodeFirst ? [postCode, city] : [city, postCode];
  return {
    name: `${titleName(configuration, lead.title)} ${fullName(lead)}`.trim(),
    emailAddress: lead.emailAddress,
    telephone: lead.telephone,
    address: [line1, line2, ...place, displayNameOf(configuration.countries, country)].filter(Boolean),
    asksForAccount: account !== null,
  };
}

/** What the guest checks about a room, beside its summary. */
export interface RoomAnswers {
  leg: number;
  /** The room's first picture. */
  image: Image | null;
  rate: AvailableRate | null;
  /** The room is paid on arrival, and its add-ons or upgrades today. */
  paysExtrasToday: boolean;
  /** A voucher pays for the booking. */
  hasVoucher: boolean;
  /** The answered questions. Questions left empty are missing. */
  answers: { question: keyof LegRequests; answer: string }[];
}

export function roomAnswers(configuration: StayConfiguration, booking: Booking, leg: Leg): RoomAnswers {
  const today = dueToday(booking).rooms.find((room) => room.leg === leg.leg);
  return {
    leg: leg.leg,
    image: roomTypeByCode(configuration, leg.roomCode)?.images[0] ?? null,
    rate: leg.rate,
    paysExtrasToday: today !== undefined && today.amount === 0 && today.total > 0,
    hasVoucher: booking.vouchers.length > 0,
    answers: REQUESTS.flatMap((question) => {
      const answer = leg.requests[question].trim();
      return answer === '' ? [] : [{ question, answer }];
    }),
  };
}
