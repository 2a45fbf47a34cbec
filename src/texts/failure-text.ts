import type { Failure } from '../api/failure.ts';
import type { shared } from './shared.ts';

/** What to tell the guest about a call that failed: the server's own words where it had any (D-338). */
export function failureText(failure: Failure, texts: typeof shared.failures): string {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return texts[failure.kind];
    case 'http':
    case 'unauthorised':
      return failure.message || texts.other;
    case 'aborted':
    case 'unreadable':
      return texts.other;
  }
}
