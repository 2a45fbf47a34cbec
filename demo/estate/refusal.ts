/** What a rule throws when the estate says no. `field` names what is wrong with the payload. */
export class Refusal extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.field = field;
  }
}
