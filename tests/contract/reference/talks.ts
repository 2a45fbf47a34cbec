import { endpoints, isEndpointName, type EndpointName } from '../../../src/api/endpoints.ts';
import { validateSignIn } from '../../../src/api/account/profile.ts';
import { confirmPasswordReset, initiatePasswordReset } from '../../../src/api/account/passwords.ts';
import { checkSession } from '../../../src/api/session/session.ts';
import { findStay, loadStayBooking } from '../../../src/api/stay/bookings.ts';
import { completeStay } from '../../../src/api/stay/payment.ts';
import { checkVoucher } from '../../../src/api/voucher/voucher.ts';
import { talkOf, type Cell } from '../../faults/calls.ts';
import { ROSALIND } from '../conversations/conversation.ts';
import { bookRoom } from '../conversations/stay.ts';
import { ARRIVAL, GOOD_CARD, stageRoom, textAt } from '../estate-client.ts';

/** Requests to the estate that include a call worth showing. */
export interface Talk {
  endpoint: EndpointName;
  /** A title for each different request of the call; the last one covers all further requests. */
  what: readonly string[];
  /** The scenario of the estate. */
  scenario?: string;
  talk: (cell: Cell) => Promise<unknown>;
}

/** Titles for calls that are made in several ways. */
const WAYS: Partial<Record<EndpointName, readonly string[]>> = {
  teeTimes: ['For a round that the rate includes', 'For a round that is bought'],
  spaExtras: ['The mud room', 'The spa garden'],
};

const IN_ORDER = ['What the simulated hotel answers'];

const UNKNOWN_SESSION = '7d1f0000-0000-4000-8000-000000000000';

/** A card that the simulated provider declines. */
const DECLINED = { ...GOOD_CARD, cardNumber: '4000000000000002' };

/** The calls of one booking, whose examples are one flow: a room with a levy and a city tax, paid by card. */
const BOOKING: readonly EndpointName[] = ['availability', 'bookLeg', 'stage', 'complete', 'stayBooking'];

/** Talks besides the client's conversations: a page, and refusals. */
const FURTHER: readonly Talk[] = [
  {
    endpoint: 'session',
    what: ['A session that is over'],
    talk: ({ anonymous }) => anonymous.call(checkSession, { params: { sessionId: UNKNOWN_SESSION } }),
  },
  {
    endpoint: 'stayBooking',
    what: ['The member whose stay it is'],
    talk: ({ member }) =>
      member(ROSALIND).call(loadStayBooking, { params: { confirmationNumber: '70413240' } }),
  },
  {
    endpoint: 'paymentFrame',
    what: ['A payment that is open'],
    scenario: 'frame',
    talk: async ({ estate }) => fetch(await framed(estate)),
  },
  {
    endpoint: 'complete',
    what: ['A card that is declined'],
    talk: async ({ estate, anonymous }) => {
      const { session } = await stageRoom(estate, 'DAILYBABB');
      return anonymous.call(completeStay, { params: { sessionId: session }, body: DECLINED });
    },
  },
  {
    endpoint: 'complete',
    what: ['A session that is over'],
    talk: ({ anonymous }) =>
      anonymous.call(completeStay, { params: { sessionId: UNKNOWN_SESSION }, body: GOOD_CARD }),
  },
  {
    endpoint: 'complete',
    what: ['After a payment on the provider’s page'],
    scenario: 'frame-wallets',
    talk: async ({ estate, anonymous }) => {
      const url = await framed(estate);
      await fetch(url, { method: 'POST', body: new URLSearchParams({ step: 'wallet' }) });
      const sessionId = new URL(url).searchParams.get('sessionId') ?? '';
      return anonymous.call(completeStay, { params: { sessionId }, body: {} });
    },
  },
  {
    endpoint: 'findStay',
    what: ['A wrong e-mail address', 'The sixth wrong try'],
    talk: async ({ anonymous }) => {
      const body = { confirmationNumber: '70413200', emailAddress: 'bo@example.com' };
      for (let tries = 0; tries < 6; tries += 1) {
        await anonymous.call(findStay, { body }).catch(() => undefined);
      }
    },
  },
  {
    endpoint: 'voucherStatus',
    what: ['A reference that nobody has issued'],
    talk: ({ anonymous }) =>
      anonymous.call(checkVoucher, { params: { referenceNumber: 'GIFT-0', arrivalDate: ARRIVAL } }),
  },
  {
    endpoint: 'confirmPasswordReset',
    what: ['A wrong code'],
    talk: async ({ anonymous }) => {
      const { resetId: id } = await anonymous.call(initiatePasswordReset, {
        body: { emailAddress: ROSALIND },
      });
      return anonymous.call(confirmPasswordReset, { body: { id, otp: 'wrong!' } });
    },
  },
  {
    endpoint: 'validateSignIn',
    what: ['Without a token'],
    talk: ({ anonymous }) => anonymous.call(validateSignIn, {}),
  },
];

/** The address of the provider's page for a staged booking. */
async function framed(estate: Cell['estate']): Promise<string> {
  const { session, staged } = await stageRoom(estate, 'BABBADV');
  const query = new URLSearchParams({
    iPageSessionId: btoa(textAt(staged.json, 'iPageSessionId')),
    sessionId: session,
  });
  return `https://api.estate.test/paymentIframe.aspx?${query}`;
}

/** A talk for every call of the catalogue, and the further ones. */
export const TALKS: readonly Talk[] = [
  ...BOOKING.map((endpoint) => ({
    endpoint,
    what: ['Two adults book a room for two nights'],
    scenario: 'levies',
    talk: bookRoom,
  })),
  ...Object.keys(endpoints)
    .filter(isEndpointName)
    .filter((endpoint) => endpoint !== 'paymentFrame' && !BOOKING.includes(endpoint))
    .map((endpoint) => ({
      endpoint,
      what: WAYS[endpoint] ?? IN_ORDER,
      talk: (cell: Cell) => talkOf(endpoint, cell)(),
    })),
  ...FURTHER,
];
