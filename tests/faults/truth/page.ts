import type { Estate } from '../../../demo/estate/handlers.ts';
import { selectPlace, selectSession } from '../../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import type { PageStorage } from '../../../src/browser/safe-storage.ts';
import { loadKept } from '../../../src/draft/load-kept.ts';
import { hashOf, parseHash } from '../../../widget/router/routes.ts';
import { startBooking, type BookingWiring } from '../../../widget/wiring/booking.ts';
import { fakePage } from '../fake-page.ts';
import { never } from '../faults.ts';
import { isSettled } from '../flow-guest.ts';
import { networkTo, type Interference, type Run } from '../network.ts';
import { untilQuiet } from '../until-quiet.ts';
import { ELEMENT } from '../element.ts';

/** The storage of a tab, which survives a reload. */
export type Kept = Map<string, string>;

/** A page that is loaded in a tab. */
export interface Page {
  wiring: BookingWiring;
  /** Runs work in the page's own network. */
  run: Run;
  /** Resolves when the screen can be read, or the page is gone. */
  settled: () => Promise<void>;
  gone: Promise<void>;
  isSettled: () => boolean;
  /** Cuts the page off: from now on it neither sends nor stores anything. */
  mute: () => void;
  /** Cuts the page off and stops it. */
  die: () => void;
  /** The destination of the page's address, for a reload. */
  address: () => Destination | null;
}

/**
 * Loads a page from its tab's storage. `onKept` is called on every change of the storage while the page
 * lives.
 */
export function openPage(
  estate: Estate,
  kept: Kept,
  destination: Destination | null,
  interfere: Interference,
  onKept: () => void,
): Page {
  let isGone = false;
  const mute = () => {
    isGone = true;
  };
  let tellGone = () => {};
  const gone = new Promise<void>((resolve) => {
    tellGone = resolve;
  });
  const change = (write: () => void) => {
    if (isGone) return;
    write();
    onKept();
  };
  const storage: PageStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      change(() => kept.set(key, value));
    },
    removeItem: (key) => {
      change(() => kept.delete(key));
    },
  };
  const run = networkTo(estate, (endpoint) => (isGone ? (_, signal) => never(signal) : interfere(endpoint)));
  const wiring = run(() =>
    startBooking({
      ...ELEMENT,
      ...loadKept(storage),
      page: fakePage(storage),
      opening: { opening: {}, destination, hint: null },
    }),
  );
  const isQuiet = () => !isGone && isSettled(wiring);
  return {
    wiring,
    run,
    settled: () => Promise.race([untilQuiet(wiring.actor, isQuiet), gone]),
    gone,
    isSettled: isQuiet,
    mute,
    die: () => {
      mute();
      tellGone();
      wiring.stop();
    },
    address: () => addressOf(wiring),
  };
}

function addressOf({ actor }: BookingWiring): Destination | null {
  const flow = actor.getSnapshot();
  const place = selectPlace(flow);
  if (!place) return null;
  return parseHash(hashOf(place, selectSession(flow)?.id ?? null, null))?.destination ?? null;
}
