import { describe, expect, test } from 'vitest';
import { CallError, type Failure } from '../../src/api/failure.ts';
import { beginStay } from '../../src/api/session/session.ts';
import { availabilityBody, searchAvailability } from '../../src/api/stay/availability.ts';
import { keepAlive } from '../../src/api/stay/hold.ts';
import { bookLeg, legBookingBody } from '../../src/api/stay/leg-booking.ts';
import { loadPackages, packagesBody } from '../../src/api/stay/packages.ts';
import { completeStay, paymentFrameUrl } from '../../src/api/stay/payment.ts';
import { stageStay } from '../../src/api/stay/stage.ts';
import { stageBody } from '../../src/api/stay/stage-body.ts';
import { createBooking, holdLeg } from '../../src/domain/legs.ts';
import { guestQuotaOf } from '../../src/domain/guest-counts.ts';
import { availableRate, booking, configuration, guest, heldLeg, search } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { ARRIVAL, GOOD_CARD } from './estate-client.ts';
import { BASES, talkToEstate } from './shipped-client.ts';

const asked = search({ arrivalDate: ARRIVAL });

async function failureOf(call: Promise<unknown>): Promise<Failure | null> {
  return call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CallError) return error.failure;
      throw error;
    },
  );
}

/** Clients of an estate in a scenario, and the calls up to a staged room. */
function inScenario(scenario: string) {
  const { estate, anonymous: client } = talkToEstate({ scenario });
  const begin = async () => (await client.call(beginStay, {})).id;
  const hold = async (sessionId: string) => {
    const leg = heldLeg(1, {
      roomCode: 'HSLK',
      rate: availableRate({ rateCode: 'DAILYBABB' }),
      guestQuota: guestQuotaOf({ adults: 2, childCount: 0, children: [], dogs: 0 }),
      guests: [guest('Ada', 'Byrne'), guest('Owen', 'Byrne')],
    });
    const body = legBookingBody(asked, leg);
    const { confirmationNumber, internalIdentifier } = await client.call(bookLeg, {
      params: { sessionId },
      body,
    });
    return holdLeg(leg, { confirmationNumber, internalIdentifier });
  };
  const stage = async (sessionId: string) => {
    const staged = booking({ ...createBooking(asked, []), legs: [await hold(sessionId)], leadGuest });
    const body = stageBody(staged, configuration());
    return client.call(stageStay, { params: { sessionId }, body });
  };
  const pay = (sessionId: string, body: typeof GOOD_CARD | Record<string, never> = GOOD_CARD) =>
    client.call(completeStay, { params: { sessionId }, body });
  return { estate, client, begin, hold, stage, pay };
}

describe('T24 an HTML page with status 200', () => {
  const { begin } = inScenario('html-answers');
  test('is unreadable', async () => {
    expect(await failureOf(begin())).toEqual({
      kind: 'unreadable',
      endpoint: 'beginStay',
      path: '',
      message: 'not JSON',
    });
  });
});

describe('T14 an API that does not answer', () => {
  const { client } = inScenario('api-down');
  test('is offline', async () => {
    const call = client.call(loadPackages, { body: packagesBody(asked) });
    expect(await failureOf(call)).toEqual({ kind: 'offline', endpoint: 'packages' });
  });
});

describe('T14 an API whose every third read fails', () => {
  const { estate, client } = inScenario('flaky');
  test('answers every read after a repeat', async () => {
    for (let times = 0; times < 3; times += 1) {
      const prices = await client.call(loadPackages, { body: packagesBody(asked) });
      expect(prices.length).toBeGreaterThan(0);
    }
    expect(estate.state.ledger.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  });
});

describe('T30 a call in a session that has ended', () => {
  const { client, begin } = inScenario('session-lost');
  test('fails with the estate’s message', async () => {
    const call = client.call(keepAlive, { body: { sessionId: await begin() } });
    expect(await failureOf(call)).toEqual({
      kind: 'http',
      endpoint: 'keepAlive',
      status: 404,
      message: 'This booking session has ended.',
    });
  });
});

describe('A §3.6 a code without rates', () => {
  const { client, begin } = inScenario('no-promo');
  test('differs from no availability', async () => {
    const sessionId = await begin();
    const body = availabilityBody(sessionId, { ...asked, code: 'HEATHER' });
    const answer = await client.call(searchAvailability, { params: { sessionId }, body });
    expect([answer.hasError, answer.isPromoAvailable]).toEqual([false, false]);
  });
});

describe('T30 a declined card', () => {
  const { begin, stage, pay } = inScenario('declined-card');
  test('E-01 fails with the estate’s message', async () => {
    const sessionId = await begin();
    expect((await stage(sessionId)).iPageSessionId).toBeNull();
    expect(await failureOf(pay(sessionId))).toEqual({
      kind: 'http',
      endpoint: 'complete',
      status: 402,
      message: 'Your card was declined.',
    });
  });
});

describe('T10 a payment whose answer is lost', () => {
  const { estate, begin, stage, pay } = inScenario('complete-lost');
  test('has an unknown outcome, with one booking', async () => {
    const sessionId = await begin();
    await stage(sessionId);
    expect(await failureOf(pay(sessionId))).toEqual({ kind: 'offline', endpoint: 'complete' });
    expect(estate.state.bookings.map((made) => made.sessionId)).toEqual([sessionId]);
  });
});

describe('D-27, D-55 the provider’s frame', () => {
  const { begin, stage } = inScenario('frame');
  test('opens with the payment session of the staged booking, and with no other', async () => {
    const sessionId = await begin();
    const { iPageSessionId } = await stage(sessionId);
    if (iPageSessionId === null) throw new Error('no payment session');
    const page = await fetch(paymentFrameUrl(iPageSessionId, sessionId, BASES));
    expect([page.status, page.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
    const stranger = await fetch(paymentFrameUrl('another', sessionId, BASES));
    expect(stranger.status).toBe(404);
  });
});
