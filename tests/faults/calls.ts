import type { Estate } from '../../demo/estate/handlers.ts';
import { createClient, type Client } from '../../src/api/client.ts';
import { isEndpointName, endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { accountConversations } from '../contract/conversations/account.ts';
import type { Talk } from '../contract/conversations/conversation.ts';
import { extrasConversations } from '../contract/conversations/extras.ts';
import { packageConversations } from '../contract/conversations/package-changes.ts';
import { stayConversations } from '../contract/conversations/stay.ts';
import type { Fault } from './faults.ts';
import { API, openNetwork, SITE } from './network.ts';

/** A call in a network of its own. */
export interface Cell {
  estate: Estate;
  anonymous: Client;
  member: (emailAddress: string) => Client;
  /** The number of requests for the call. */
  asked: () => number;
  run: <Result>(work: () => Result) => Result;
}

/** A cell whose call meets a fault. */
export function openCell(endpoint: EndpointName, { answer }: Pick<Fault, 'answer'>): Cell {
  let count = 0;
  const { estate, run } = openNetwork((asked) => {
    if (asked !== endpoint) return null;
    count += 1;
    return answer;
  });
  const clientWith = (token: string | null): Client =>
    createClient({
      bases: { host: API, site: `${SITE}/cms` },
      getToken: () => token,
      refresh: () => Promise.resolve(false),
    });
  return {
    estate,
    anonymous: clientWith(null),
    member: (emailAddress) => clientWith(estate.issueToken(emailAddress)),
    asked: () => count,
    run,
  };
}

/** Entries of the table that a frame loads, and that are no calls (B §7). */
const PAGES: readonly EndpointName[] = ['paymentFrame'];

/** Every call of the endpoint table. */
export const CALLS = Object.keys(endpoints)
  .filter(isEndpointName)
  .filter((name) => !PAGES.includes(name));

/** Makes the call, after the calls that it depends on. Throws for a call without a conversation. */
export function talkOf(endpoint: EndpointName, cell: Cell): Talk {
  const talk = {
    ...stayConversations(cell),
    ...packageConversations(cell),
    ...extrasConversations(cell),
    ...accountConversations(cell, (emailAddress) => codeMailedTo(cell, emailAddress)),
  }[endpoint];
  if (!talk) throw new Error(`no conversation with ${endpoint}`);
  return talk;
}

/** The code of the latest e-mail to an address; empty where there is no e-mail. */
export function codeMailedTo({ estate }: Pick<Cell, 'estate'>, emailAddress: string): string {
  const mail = estate.state.outbox.findLast(({ to }) => to === emailAddress);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}
