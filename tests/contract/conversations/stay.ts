import * as v from 'valibot';
import {
  checkKnownUser,
  endSession,
  beginGolf,
  beginSpa,
  beginStay,
  checkSession,
} from '../../../src/api/session/session.ts';
import { availabilityBody, searchAvailability } from '../../../src/api/stay/availability.ts';
import { cancelStay, findStay, loadStayBooking, loadStayBookings } from '../../../src/api/stay/bookings.ts';
import { findStayBooking } from '../../../src/api/stay/find-booking.ts';
import { calendarBody, loadCalendar } from '../../../src/api/stay/calendar.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { verifyEmail, verifyTelephone } from '../../../src/api/stay/contact-checks.ts';
import { ignoreStay, keepAlive } from '../../../src/api/stay/hold.ts';
import { bookLeg } from '../../../src/api/stay/leg-booking.ts';
import { loadPackages } from '../../../src/api/stay/packages.ts';
import { completeStay } from '../../../src/api/stay/payment.ts';
import { sendStayEmail } from '../../../src/api/stay/send-email.ts';
import { stageRequest } from '../../../src/api/stay/stage-request.ts';
import { stageStay } from '../../../src/api/stay/stage.ts';
import { checkVoucher, loadVoucherDetail } from '../../../src/api/voucher/voucher.ts';
import { search } from '../../support/fixtures.ts';
import { ARRIVAL, GOOD_CARD, legFor, roomStayFor, stageFor } from '../estate-client.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';

/** Two adults take the first room at its first rate, by card. */
export async function bookRoom({ anonymous }: Pick<Talkers, 'anonymous'>): Promise<void> {
  const { id: sessionId } = await anonymous.call(beginStay, {});
  const params = { sessionId };
  const asked = search({ arrivalDate: ARRIVAL });
  const found = await anonymous.call(searchAvailability, {
    params,
    body: availabilityBody(sessionId, asked),
  });
  const offer = found.roomAvailabilities[0]?.roomRates[0];
  const rate = offer?.rates[0];
  if (!offer || !rate) throw new Error('no room to book');
  const codes = { leg: 1, roomCode: offer.room.code, rateCode: rate.rateCode };
  const held = await anonymous.call(bookLeg, {
    params,
    body: legFor(codes.leg, codes.roomCode, codes.rateCode),
  });
  const { confirmationNumber, internalIdentifier } = held;
  const includedPackages = offer.packages.map(({ code, quantityRequired: quantity }) => ({ code, quantity }));
  const stay = roomStayFor({ ...codes, confirmationNumber, internalIdentifier }, { includedPackages });
  await anonymous.call(stageStay, { params, body: v.parse(stageRequest, stageFor([stay])) });
  await anonymous.call(completeStay, { params, body: GOOD_CARD });
  await anonymous.call(findStayBooking, { params: { confirmationNumber } });
}

/** The calls of A §7.1, §7.2 and §7.6. */
export function stayConversations({ anonymous, member }: Talkers): Conversations {
  const begin = async () => (await anonymous.call(beginStay, {})).id;
  const confirmationNumber = '70413200';
  return {
    availability: () => bookRoom({ anonymous }),
    bookLeg: () => bookRoom({ anonymous }),
    stage: () => bookRoom({ anonymous }),
    complete: () => bookRoom({ anonymous }),
    session: async () => anonymous.call(checkSession, { params: { sessionId: await begin() } }),
    beginStay: () => anonymous.call(beginStay, {}),
    beginGolf: () => anonymous.call(beginGolf, {}),
    beginSpa: () => anonymous.call(beginSpa, {}),
    endSession: async () => anonymous.call(endSession, { params: { sessionId: await begin() } }),
    knownUser: () => member(ROSALIND).call(checkKnownUser, {}),
    stayConfiguration: async () => {
      const { areas, addOns } = await anonymous.call(loadStayConfiguration, {});
      return [areas.length, addOns.length];
    },
    verifyEmail: () => anonymous.call(verifyEmail, { params: { email: 'tom@example.com' } }),
    verifyTelephone: () => anonymous.call(verifyTelephone, { params: { telephone: '+44 7700 900123' } }),
    calendar: async () => {
      const sessionId = await begin();
      const asked = search({ arrivalDate: ARRIVAL });
      const days = { from: '2027-04-12', nights: 41, roomCode: 'HSLK', rateCode: null };
      const body = calendarBody({ sessionId, search: asked, leg: 1, ...days });
      return anonymous.call(loadCalendar, { params: { sessionId }, body });
    },
    packages: () =>
      anonymous.call(loadPackages, {
        body: { arrivalDate: ARRIVAL, numberOfNights: 2, guestOccupancies: [{ adults: 1 }] },
      }),
    ignoreStay: async () => anonymous.call(ignoreStay, { body: { sessionId: await begin() } }),
    keepAlive: async () => anonymous.call(keepAlive, { body: { sessionId: await begin() } }),
    stayBookings: () => member(ROSALIND).call(loadStayBookings, {}),
    stayBooking: async () => {
      const params = { confirmationNumber };
      await member(ROSALIND).call(loadStayBooking, { params });
      return anonymous.call(findStayBooking, { params });
    },
    findStay: () =>
      anonymous.call(findStay, { body: { confirmationNumber, emailAddress: ROSALIND.toUpperCase() } }),
    cancelStay: () => member(ROSALIND).call(cancelStay, { body: { confirmationNumber, legs: [2] } }),
    sendStayEmail: () =>
      member(ROSALIND).call(sendStayEmail, {
        body: { confirmation: confirmationNumber, emailAddress: 'bo@example.com' },
      }),
    voucherStatus: () =>
      anonymous.call(checkVoucher, { params: { referenceNumber: 'GIFT-100', arrivalDate: ARRIVAL } }),
    voucherDetail: () => anonymous.call(loadVoucherDetail, { params: { id: 'order-gift-100' } }),
  };
}
