import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints.ts';
import { accountConversations } from './conversations/account.ts';
import type { Conversations } from './conversations/conversation.ts';
import { extrasConversations } from './conversations/extras.ts';
import { packageConversations } from './conversations/package-changes.ts';
import { endpointOf, faultsOf } from './conversations/request-schemas.ts';
import { stayConversations } from './conversations/stay.ts';
import { talkToEstate } from './shipped-client.ts';

const { estate, ...talkers } = talkToEstate();

function codeMailedTo(emailAddress: string): string {
  const mail = estate.state.outbox.findLast(({ to }) => to === emailAddress);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}

const conversations: Conversations = {
  ...stayConversations(talkers),
  ...packageConversations(talkers),
  ...extrasConversations(talkers),
  ...accountConversations(talkers, codeMailedTo),
};

/** Calls that booking.test.ts covers in one conversation. */
const BOOKING = ['availability', 'bookLeg', 'complete', 'paymentFrame', 'stage'];

describe('A §7, B §7 the shipped client and the estate agree', () => {
  test('in every call of the catalogue, each with a test', () => {
    expect([...Object.keys(conversations), ...BOOKING].sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('and a changed profile is kept', async () => {
    expect(await conversations.updateProfile?.()).toEqual(['Ada', '1980-02-29']);
  });

  for (const [name, talk] of Object.entries(conversations)) {
    test(name, async () => {
      await talk();
      expect(estate.state.ledger.map(endpointOf)).toContain(name);
      expect(estate.state.ledger.flatMap(faultsOf)).toEqual([]);
    });
  }
});
