import { expect, test, describe, it } from 'vitest';
import { selectBooking, selectHint } from '../../machines/booking/booking.selectors.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { saveDraft } from '../../src/draft/draft.ts';
import { loadKept } from '../../src/draft/load-kept.ts';
import { startBooking } from '../../widget/wiring/booking.ts';
import { beginStay } from '../contract/estate-client.ts';
import { ELEMENT, emptyStorage, fakePage } from '../faults/element.ts';
import { isSettled } from '../faults/flow-guest.ts';
import { openIdentity, openNetwork } from '../faults/network.ts';
import { untilQuiet } from '../faults/until-quiet.ts';
import { search } from '../support/fixtures.ts';
import { complete, keptDraft } from '../booking/start-booking.ts';
import { loadProfile, updateProfile } from '../../src/api/account/profile.ts';
import type { Client } from '../../src/api/client.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { endingSignIn } from '../../widget/wiring/ending-sign-in.ts';

/** Opens a kept booking with a token that the estate no longer takes. */
async function openWithLostToken(amendId: string | null) {
  const identity = openIdentity('', () => '');
  const { estate, run } = openNetwork(() => null, identity.answer);
  const asked = search({ amendId });
  const storage = emptyStorage();
  storage.setItem(tokenKey(identity.settings), JSON.stringify({ access_token: 'revoked' }));
  const sessionId = await beginStay(estate);
  saveDraft(
    storage,
    keptDraft({
      sessionId,
      ...{ booking: { ...complete, search: asked }, search: asked },
      place: { step: 'details', leg: 1 },
    }),
  );
  const wiring = run(() =>
    startBooking({
      ...ELEMENT,
      attributes: { ...ELEMENT.attributes, identity: identity.settings },
      page: fakePage(storage),
      opening: { opening: { amendId }, destination: null, hint: null },
    }),
  );
  await run(() => untilQuiet(wiring.actor, () => isSettled(wiring)));
  const flow = wiring.actor.getSnapshot();
  wiring.stop();
  const { draft } = loadKept(storage);
  return {
    hint: selectHint(flow),
    lead: selectBooking(flow)?.leadGuest,
    ids: [selectBooking(flow), flow.context.opening, draft?.booking, draft?.search].map((one) =>
      JSON.stringify(one).includes('WM-1'),
    ),
  };
}

test('F-13 a change of a booking ends with a login that the estate no longer takes', async () => {
  expect(await openWithLostToken('WM-1')).toEqual({
    hint: 'amendmentEnded',
    lead: null,
    ids: [false, false, false, false],
  });
});

test('D-29 a new booking goes on as it is', async () => {
  const { hint, lead } = await openWithLostToken(null);
  expect([hint, lead]).toEqual([null, complete.leadGuest]);
});

const refused: Failure = { kind: 'unauthorised', endpoint: 'profile', message: '' };

/** Counts how often the sign-in is reported as lost when a call fails this way. */
async function lostAfter(failure: Failure, token: string | null, ask: (client: Client) => Promise<unknown>) {
  let lost = 0;
  const auth: Auth = {
    signIn: () => Promise.resolve({ type: 'signedIn' }),
    restore: () => Promise.resolve(true),
    refresh: () => Promise.resolve(true),
    signOut: () => Promise.resolve(),
    token: () => token,
    isStale: () => false,
    atProvider: null,
  };
  const client: Client = { call: () => Promise.reject(new CallError(failure)) };
  const wrapped = endingSignIn({ client, auth }, () => {
    lost += 1;
  });
  await expect(ask(wrapped)).rejects.toEqual(new CallError(failure));
  return lost;
}

const read = (client: Client) => client.call(loadProfile, {});
const write = (client: Client) =>
  client.call(updateProfile, {
    body: {
      title: 'MR',
      firstName: 'Ada',
      lastName: 'Moss',
      emailAddress: 'ada@example.test',
      telephone: '',
      birthday: null,
      address: null,
    },
  });

describe('D-29 a 401 in the account area', () => {
  it('ends the sign-in where a new token did not help', async () => {
    expect(await lostAfter(refused, 'a-token', read)).toBe(1);
  });

  it('does not end it for a write, for a guest or for another failure', async () => {
    expect(await lostAfter(refused, 'a-token', write)).toBe(0);
    expect(await lostAfter(refused, null, read)).toBe(0);
    expect(await lostAfter({ kind: 'offline', endpoint: 'profile' }, 'a-token', read)).toBe(0);
  });
});
