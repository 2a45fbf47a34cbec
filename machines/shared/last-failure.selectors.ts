import type { Failure } from '../../src/api/failure.ts';
import type { LastFailure } from './last-failure.ts';

/** A chart that tells of a failed call in its states with the tag 'failed'. */
interface FailingSnapshot {
  context: LastFailure;
  hasTag: (tag: 'failed') => boolean;
}

/** Why a call failed, while the guest is told of it; null otherwise. */
export function selectFailure(snapshot: FailingSnapshot): Failure | null {
  return snapshot.hasTag('failed') ? snapshot.context.failure : null;
}
