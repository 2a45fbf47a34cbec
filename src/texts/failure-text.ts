import type { Failure } from '../api/failure.ts';
import type { shared } from './shared.ts';

/** What the guest is told about a failed call: the server's own words, where it has any. */
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
