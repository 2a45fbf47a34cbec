import type { AnyActorRef } from 'xstate';
import type { Estate } from '../../../demo/estate/handlers.ts';
import type { PageStorage } from '../../../src/browser/safe-storage.ts';
import { never } from '../faults.ts';
import { networkTo, type Interference, type Run } from '../network.ts';
import { untilQuiet } from '../until-quiet.ts';

/** The storage of a tab, which survives a reload. */
export type Kept = Map<string, string>;

/** A chart that runs in a page. */
interface Running {
  actor: AnyActorRef;
  stop: () => void;
}

/** A page that is loaded in a tab. */
export interface Page<Wiring extends Running> {
  wiring: Wiring;
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
}

/** How a page is loaded, and what it does outside. */
interface Loading<Wiring extends Running> {
  estate: Estate;
  kept: Kept;
  interfere: Interference;
  /** Answers requests to other origins than the estate's. */
  elsewhere?: (request: Request) => Promise<Response>;
  /** Called on every change of the storage while the page lives. */
  onKept: () => void;
  start: (storage: PageStorage) => Wiring;
  /** Whether nothing is in progress, so that the screen can be read. */
  isQuiet: (wiring: Wiring) => boolean;
}

/** Loads a page from its tab's storage. */
export function loadPage<Wiring extends Running>({
  estate,
  kept,
  interfere,
  elsewhere,
  onKept,
  start,
  isQuiet,
}: Loading<Wiring>): Page<Wiring> {
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
  const run = networkTo(
    estate,
    (endpoint) => (isGone ? (_, signal) => never(signal) : interfere(endpoint)),
    elsewhere,
  );
  const wiring = run(() => start(storage));
  const isSettled = () => !isGone && isQuiet(wiring);
  return {
    wiring,
    run,
    settled: () => Promise.race([untilQuiet(wiring.actor, isSettled), gone]),
    gone,
    isSettled,
    mute,
    die: () => {
      mute();
      tellGone();
      wiring.stop();
    },
  };
}
