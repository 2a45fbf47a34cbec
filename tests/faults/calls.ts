import * as v from 'valibot';
import { isEndpointName, endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { beginStay } from '../../src/api/session/session.ts';
import { availabilityBody, searchAvailability } from '../../src/api/stay/availability.ts';
import { bookLeg } from '../../src/api/stay/leg-booking.ts';
import { completeStay } from '../../src/api/stay/payment.ts';
import { stageRequest } from '../../src/api/stay/stage-request.ts';
import { stageStay } from '../../src/api/stay/stage.ts';
import { accountConversations } from '../contract/conversations/account.ts';
import type { Talk } from '../contract/conversations/conversation.ts';
import { extrasConversations } from '../contract/conversations/extras.ts';
import { packageConversations } from '../contract/conversations/package-changes.ts';
import { stayConversations } from '../contract/conversations/stay.ts';
import { ARRIVAL, GOOD_CARD, legFor, roomStayFor, stageFor } from '../contract/estate-client.ts';
import { search } from '../support/fixtures.ts';
import type { Cell } from './cell.ts';

/** Entries of the table that a frame loads, and that are no calls (B §7). */
const PAGES: readonly EndpointName[] = ['paymentFrame'];

/** Every call of the endpoint table. */
export const CALLS = Object.keys(endpoints)
  .filter(isEndpointName)
  .filter((name) => !PAGES.includes(name));

/** Makes the call, after the calls that it depends on. Throws for a call without a conversation. */
export function talkOf(endpoint: EndpointName, cell: Cell): Talk {
  const talk = {
    ...bookingTalks(cell),
    ...stayConversations(cell),
    ...packageConversations(cell),
    ...extrasConversations(cell),
    ...accountConversations(cell, (emailAddress) => codeMailedTo(cell, emailAddress)),
  }[endpoint];
  if (!talk) throw new Error(`no conversation with ${endpoint}`);
  return talk;
}

/** The calls of A §7.2 that hold, stage and pay for one room. */
function bookingTalks({ anonymous }: Cell) {
  const begin = async () => (await anonymous.call(beginStay, {})).id;
  const availability = async (sessionId: string) =>
    anonymous.call(searchAvailability, {
      params: { sessionId },
      body: availabilityBody(sessionId, search({ arrivalDate: ARRIVAL })),
    });
  const hold = async (sessionId: string) => {
    const codes = { leg: 1, roomCode: 'HSLK', rateCode: 'DAILYBABB' };
    const body = legFor(codes.leg, codes.roomCode, codes.rateCode);
    const held = await anonymous.call(bookLeg, { params: { sessionId }, body });
    return {
      ...codes,
      confirmationNumber: held.confirmationNumber,
      internalIdentifier: held.internalIdentifier,
    };
  };
  const stage = async (sessionId: string) => {
    const body = v.parse(stageRequest, stageFor([roomStayFor(await hold(sessionId))]));
    return anonymous.call(stageStay, { params: { sessionId }, body });
  };
  const complete = async (sessionId: string) => {
    await stage(sessionId);
    return anonymous.call(completeStay, { params: { sessionId }, body: GOOD_CARD });
  };
  const inSession = (talk: (sessionId: string) => Promise<unknown>) => async () => talk(await begin());
  return {
    availability: inSession(availability),
    bookLeg: inSession(hold),
    stage: inSession(stage),
    complete: inSession(complete),
  };
}

/** The code of the latest e-mail to an address; empty where there is no e-mail. */
export function codeMailedTo({ estate }: Pick<Cell, 'estate'>, emailAddress: string): string {
  const mail = estate.state.outbox.findLast(({ to }) => to === emailAddress);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}
