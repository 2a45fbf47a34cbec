/**
 * What a rule throws when the estate says no. `field` names what is wrong with the payload, `retryAfter` is how many
 * seconds to wait.
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
