import { CallError } from '../../src/api/failure.ts';
import { withLock } from '../../src/browser/abilities.ts';

/**
 * Lets one page at a time pay for a session (T9). While another page is paying nothing is sent, and the result counts
 * as a conflict: the outcome must be asked for (D-161). Without locks every page may pay.
 */
export function payOnce<Result>(
  locks: LockManager | null,
  sessionId: string,
  pay: () => Promise<Result>,
): Promise<Result> {
  return withLock(locks, `staychart.payment.${sessionId}`, { ifAvailable: true }, (isOurs) => {
    if (isOurs) return pay();
    throw new CallError({ kind: 'http', endpoint: 'complete', status: 409, message: '' });
  });
}
