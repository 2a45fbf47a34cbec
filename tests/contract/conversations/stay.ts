import { beginGolf, beginSpa, beginStay, checkSession } from '../../../src/api/session/session.ts';
import { checkKnownUser, endSession } from '../../../src/api/session/watched.ts';
import { cancelStay, findStay, loadStayBooking, loadStayBookings } from '../../../src/api/stay/bookings.ts';
import { findStayBooking } from '../../../src/api/stay/find-booking.ts';
import { calendarBody, loadCalendar } from '../../../src/api/stay/calendar.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { verifyEmail, verifyTelephone } from '../../../src/api/stay/contact-checks.ts';
import { ignoreStay, keepAlive } from '../../../src/api/stay/hold.ts';
import { loadPackages } from '../../../src/api/stay/packages.ts';
import { sendStayEmail } from '../../../src/api/stay/send-email.ts';
import { checkVoucher, loadVoucherDetail } from '../../../src/api/voucher/voucher.ts';
import { search } from '../../support/fixtures.ts';
import { ARRIVAL, TODAY } from '../estate-client.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';

/** The calls of A §7.1, §7.2 and §7.6 except those that book a stay. */
export function stayConversations({ anonymous, member }: Talkers): Conversations {
  const begin = async () => (await anonymous.call(beginStay, {})).id;
  const confirmationNumber = '70413200';
  return {
    session: {
      talk: async () => anonymous.call(checkSession, { params: { sessionId: await begin() } }),
      result: undefined,
    },
    beginStay: {
      talk: async () => (await anonymous.call(beginStay, {})).businessDate,
      result: TODAY,
    },
    beginGolf: { talk: async () => (await anonymous.call(beginGolf, {})).businessDate, result: TODAY },
    beginSpa: { talk: async () => (await anonymous.call(beginSpa, {})).businessDate, result: TODAY },
    endSession: {
      talk: async () => anonymous.call(endSession, { params: { sessionId: await begin() } }),
      result: undefined,
    },
    knownUser: { talk: () => member(ROSALIND).call(checkKnownUser, {}), result: undefined },
    stayConfiguration: {
      talk: async () => {
        const { areas, addOns } = await anonymous.call(loadStayConfiguration, {});
        return [areas.length >= 4, areas.flatMap(({ roomTypes }) => roomTypes).length >= 12, addOns.length];
      },
      result: [true, true, 12],
    },
    verifyEmail: {
      talk: () => anonymous.call(verifyEmail, { params: { email: 'trap@example.com' } }),
      result: 'illegitimate',
    },
    verifyTelephone: {
      talk: () => anonymous.call(verifyTelephone, { params: { telephone: '+44 7700 900667' } }),
      result: 'dead',
    },
    calendar: {
      talk: async () => {
        const sessionId = await begin();
        const asked = search({ arrivalDate: ARRIVAL });
        const days = { from: '2027-04-12', nights: 41, roomCode: 'HSLK', rateCode: null };
        const body = calendarBody({ sessionId, search: asked, leg: 1, ...days });
        const answer = await anonymous.call(loadCalendar, { params: { sessionId }, body });
        return [answer.length, answer[0]?.date, answer.at(-1)?.date];
      },
      result: [41, '2027-04-12', '2027-05-22'],
    },
    packages: {
      talk: async () => {
        const body = { arrivalDate: ARRIVAL, numberOfNights: 2, guestOccupancies: [{ adults: 1 }] };
        const prices = await anonymous.call(loadPackages, { body });
        return prices.find(({ code }) => code === 'SPATREAT');
      },
      result: { code: 'SPATREAT', amount: 4950, amountOverride: null, priceCalculationMode: 0 },
    },
    ignoreStay: {
      talk: async () => anonymous.call(ignoreStay, { body: { sessionId: await begin() } }),
      result: undefined,
    },
    keepAlive: {
      talk: async () => anonymous.call(keepAlive, { body: { sessionId: await begin() } }),
      result: undefined,
    },
    stayBookings: {
      talk: async () => {
        const stays = await member(ROSALIND).call(loadStayBookings, {});
        return stays.find((candidate) => candidate.confirmationNumber === confirmationNumber)?.daysToStay;
      },
      result: 45,
    },
    stayBooking: {
      talk: async () => {
        const params = { confirmationNumber };
        const { items, hasVoucher } = await member(ROSALIND).call(loadStayBooking, { params });
        const found = await anonymous.call(findStayBooking, { params });
        return { rooms: items.map(({ roomCode }) => roomCode), hasVoucher, found };
      },
      result: { rooms: ['HSLK', 'SYGR'], hasVoucher: false, found: { isBooked: true, total: 93_500 } },
    },
    findStay: {
      talk: async () => {
        const body = { confirmationNumber, emailAddress: ROSALIND.toUpperCase() };
        const { booking, paid } = await anonymous.call(findStay, { body });
        return { rooms: booking.items.map(({ roomCode }) => roomCode), paid };
      },
      result: { rooms: ['HSLK', 'SYGR'], paid: 0 },
    },
    cancelStay: {
      talk: async () => {
        await member(ROSALIND).call(cancelStay, { body: { confirmationNumber, legs: [2] } });
        const { items } = await member(ROSALIND).call(loadStayBooking, { params: { confirmationNumber } });
        return items.map(({ isCancelled }) => isCancelled);
      },
      result: [false, true],
    },
    sendStayEmail: {
      talk: () =>
        anonymous.call(sendStayEmail, {
          body: { confirmation: confirmationNumber, emailAddress: 'bo@example.com' },
        }),
      result: undefined,
    },
    voucherStatus: {
      talk: () =>
        anonymous.call(checkVoucher, { params: { referenceNumber: 'GIFT-100', arrivalDate: ARRIVAL } }),
      result: {
        isAvailableOnline: true,
        canBeUsed: true,
        isRedeemed: false,
        isOutsidePeriod: false,
        isBooked: false,
        content: { category: 1, isMonetary: true },
        voucher: {
          certificateReferenceNumber: 'GIFT-100',
          voucherName: 'A gift of £100',
          unitPrice: { amount: 10_000 },
          orderItemId: 'order-gift-100',
        },
      },
    },
    voucherDetail: {
      talk: () => anonymous.call(loadVoucherDetail, { params: { id: 'order-gift-100' } }),
      result: undefined,
    },
  };
}
