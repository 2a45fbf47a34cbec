/** Why a call failed. Every failure names its endpoint. No failure carries a secret or a request body. */
export type Failure =
  | { kind: 'offline'; endpoint: string }
  | { kind: 'timeout'; endpoint: string }
  | { kind: 'aborted'; endpoint: string }
  | { kind: 'unauthorised'; endpoint: string; message: string }
  /** The server refused. `message`: its own text, empty without one. `retryAfter`: its header of that name. */
  | { kind: 'http'; endpoint: string; status: number; message: string; retryAfter?: string }
  /** The answer breaks the catalogue: not JSON, too large, or a field (`path`) missing or wrong. */
  | { kind: 'unreadable'; endpoint: string; path: string; message: string };

/** Why a call failed, as guests and the page are told (F-10). Only for the first two, nothing came back. */
export type FailureReason = 'offline' | 'timeout' | 'server' | 'refused' | 'unreadable';

/** The reason of a failure; null for a call that the widget itself gave up. */
export function reasonOf(failure: Failure): FailureReason | null {
  switch (failure.kind) {
    case 'aborted':
      return null;
    case 'unauthorised':
      return 'refused';
    case 'http':
      return failure.status >= 500 ? 'server' : 'refused';
    case 'offline':
    case 'timeout':
    case 'unreadable':
      return failure.kind;
  }
}

/** The error of every rejected call. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.endpoint}: ${failure.kind}`);
    this.failure = failure;
  }
}
