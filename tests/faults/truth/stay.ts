import type { Estate } from '../../../demo/estate/handlers.ts';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import { DRAFT_KEY } from '../../../src/draft/kept-keys.ts';
import { loadDraft } from '../../../src/draft/load-draft.ts';
import { startBooking } from '../../../widget/wiring/booking.ts';
import { beginStay, call } from '../../contract/estate-client.ts';
import { ELEMENT } from '../element.ts';
import { emptyStorage, fakePage } from '../fake-page.ts';
import { bookToTheEnd } from '../flow-guest.ts';
import { openNetwork } from '../network.ts';

/** A stay of one room. It is chosen once through every screen, and then held again for each guest. */
export interface Stay {
  sessionId: string;
  /** The draft stored on the summary. */
  draft: string;
  /** The body of the call that held the room. */
  hold: unknown;
}

/** Optional actions that the guest skips, to take the room with what its rate includes and nothing else. */
const PLAIN = ['voucher', 'prices'];

/** Books a stay from its search on. Throws where the booking fails or never reaches the summary. */
export async function chooseStay(): Promise<Stay> {
  const storage = emptyStorage();
  let draft = '';
  const watched = {
    ...storage,
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
      if (loadDraft(storage)?.place.step === 'summary') draft = storage.getItem(DRAFT_KEY) ?? '';
    },
  };
  const { estate, run } = openNetwork(() => null);
  await run(async () => {
    const destination: Destination = { place: { step: 'search', leg: 1 }, sessionId: null, notice: null };
    const opening = { opening: {}, destination, hint: null };
    const wiring = startBooking({
      ...{ ...ELEMENT, page: fakePage(watched), opening },
      ...{ draft: null, payment: null, isPaymentUnreadable: false },
    });
    await bookToTheEnd(wiring, () => undefined, new Set(PLAIN));
    wiring.stop();
  });
  const [booking] = estate.state.bookings;
  const [charge] = estate.state.charges;
  const hold = estate.state.ledger.find(({ path }) => path.endsWith('/booking'));
  if (!booking || !hold || draft === '') throw new Error('the stay was not booked');
  if (!charge || charge.amount === 0) throw new Error('nothing was charged');
  return { sessionId: booking.sessionId, draft, hold: hold.body };
}

/** Holds the stay in another estate, and returns the session and the draft that its guest has stored. */
export async function holdStay(estate: Estate, stay: Stay): Promise<{ sessionId: string; draft: string }> {
  const sessionId = await beginStay(estate);
  const { status } = await call(estate, 'POST', `/api/stay/${sessionId}/booking`, stay.hold);
  if (status !== 200) throw new Error(`the room is not held: ${status}`);
  return { sessionId, draft: stay.draft.replaceAll(stay.sessionId, sessionId) };
}
