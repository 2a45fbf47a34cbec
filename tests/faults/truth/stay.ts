import type { Estate } from '../../../demo/estate/handlers.ts';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import { DRAFT_KEY } from '../../../src/draft/kept-keys.ts';
import { loadDraft } from '../../../src/draft/load-draft.ts';
import { startBooking } from '../../../widget/wiring/booking.ts';
import { beginStay, call, GOOD_CARD, TODAY } from '../../contract/estate-client.ts';
import { ELEMENT, emptyStorage, fakePage } from '../element.ts';
import { bookToTheEnd } from '../flow-guest.ts';
import { openNetwork } from '../network.ts';

/** A stay of one room. It is chosen once through every screen, and then held again for each guest. */
export interface Stay {
  sessionId: string;
  confirmationNumber: string;
  /** The draft stored on the summary. */
  draft: string;
  /** The bodies of the calls that held the room, and staged the booking. */
  hold: unknown;
  staged: unknown;
}

/** Optional actions that the guest skips, to take the room with what its rate includes and nothing else. */
export const PLAIN: readonly string[] = ['voucher', 'prices'];

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
  const bodyOf = (end: string) => estate.state.ledger.find(({ path }) => path.endsWith(end))?.body;
  const [hold, staged] = [bodyOf('/booking'), bodyOf('/booking/stage')];
  const confirmationNumber = estate.state.stays.at(-1)?.ConfirmationNumber;
  if (!booking || !hold || !staged || confirmationNumber === undefined || draft === '')
    throw new Error('the stay was not booked');
  if (!charge || charge.amount === 0) throw new Error('nothing was charged');
  return { sessionId: booking.sessionId, confirmationNumber, draft, hold, staged };
}

/** Holds the stay in another estate, and returns the session and the draft that its guest has stored. */
export async function holdStay(estate: Estate, stay: Stay): Promise<{ sessionId: string; draft: string }> {
  const sessionId = await beginStay(estate);
  await send(estate, `${sessionId}/booking`, stay.hold);
  const number = estate.state.sessions.get(sessionId)?.holds[0]?.confirmationNumber ?? '';
  const draft = stay.draft.replaceAll(stay.sessionId, sessionId).replaceAll(stay.confirmationNumber, number);
  return { sessionId, draft };
}

/** Books the stay in another estate, and holds it there once more, to replace what is booked. */
export async function holdAmendment(
  estate: Estate,
  stay: Stay,
): Promise<{ sessionId: string; draft: string }> {
  const before = await beginStay(estate);
  await send(estate, `${before}/booking`, stay.hold);
  await send(estate, `${before}/booking/stage`, stay.staged);
  await send(estate, `${before}/booking/complete`, GOOD_CARD);
  const room = estate.state.stays.at(-1)?.items[0];
  if (room === undefined) throw new Error('nothing is booked');
  // The stay begins today, and can still be changed.
  room.CancellationDateTime = `${TODAY}T23:59:00`;
  const { sessionId, draft } = await holdStay(estate, stay);
  const amendId = `"amendId":${JSON.stringify(room.InternalIdentifier)}`;
  return { sessionId, draft: draft.replaceAll('"amendId":null', amendId) };
}

async function send(estate: Estate, path: string, body: unknown): Promise<void> {
  const { status } = await call(estate, 'POST', `/api/stay/${path}`, body);
  if (status !== 200) throw new Error(`the estate refuses ${path}: ${status}`);
}
