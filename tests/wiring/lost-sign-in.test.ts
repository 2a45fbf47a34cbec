import { expect, test } from 'vitest';
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
