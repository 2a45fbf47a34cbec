/** Why a call gave no usable answer. Every failure names its endpoint; none carries a secret or a request body. */
export type Failure =
  | { kind: 'offline'; endpoint: string }
  | { kind: 'timeout'; endpoint: string }
  | { kind: 'aborted'; endpoint: string }
  | { kind: 'unauthorised'; endpoint: string; message: string }
  /** The server said no. `message` is its own text, empty when it gave none; `retryAfter` its header of that name. */
  | { kind: 'http'; endpoint: string; status: number; message: string; retryAfter?: string }
  /** The answer is not what the catalogue says: not JSON, too large, a field missing or wrong (`path`). */
  | { kind: 'unreadable'; endpoint: string; path: string; message: string };

/** What a rejected call rejects with. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.endpoint}: ${failure.kind}`);
    this.failure = failure;
  }
}
