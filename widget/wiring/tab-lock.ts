import { withLock } from '../../src/browser/abilities.ts';

/** A page that is being reloaded lets go a moment after its successor asks. Milliseconds. */
const PATIENCE_MS = 1000;

/** Which booking session is this tab's own (D-162, T16). */
export interface TabLock {
  /** Makes a session this tab's, and lets go of any other. False where another tab has it. */
  claim(sessionId: string): Promise<boolean>;
  release(): void;
}

/** Without locks, and where they are forbidden, every tab takes itself to be the only one. */
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
