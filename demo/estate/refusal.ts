/**
 * Thrown by a rule when the estate refuses. `field` names the wrong field of the payload; `retryAfter` is in seconds.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly field: string | null;
  readonly retryAfter: number | null;

  constructor(
    status: number,
    message: string,
    field: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Refuses a payload with 400 for a wrong field. */
export function refuse(field: string, problem: string): never {
  throw new Refusal(400, `${field}: ${problem}`, field);
}
