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

/** The error of every rejected call. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.endpoint}: ${failure.kind}`);
    this.failure = failure;
  }
}
