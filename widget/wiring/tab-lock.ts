import { withLock } from '../../src/browser/abilities.ts';

/** Milliseconds to wait for a lock: a page that is reloading releases it just after its successor asks. */
const PATIENCE_MS = 1000;

/** The claim of this tab on a booking session (T16). */
export interface TabLock {
  /** Claims a session for this tab, and releases any other. False where another tab holds it. */
  claim(sessionId: string): Promise<boolean>;
  release(): void;
}

/** Without locks, or where they are forbidden, every tab succeeds. */
export function createTabLock(locks: LockManager | null): TabLock {
  let claimed: { sessionId: string; isOurs: Promise<boolean>; letGo: () => void } | null = null;
  const release = () => {
    claimed?.letGo();
    claimed = null;
  };
  return {
    claim(sessionId) {
      if (claimed?.sessionId === sessionId) return claimed.isOurs;
      release();
      claimed = { sessionId, ...request(locks, `staychart.session.${sessionId}`) };
      return claimed.isOurs;
    },
    release,
  };
}

function request(locks: LockManager | null, name: string): { isOurs: Promise<boolean>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isOurs = new Promise<boolean>((resolve) => {
    const work = () => {
      resolve(true);
      return held;
    };
    withLock(locks, name, { signal: AbortSignal.timeout(PATIENCE_MS) }, work).catch(() => {
      resolve(false);
    });
  });
  return { isOurs, letGo };
}
