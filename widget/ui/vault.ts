/** A payment card as typed (B §3). */
export interface Card {
  cardHoldersName: string;
  cardType: string;
  cardNumber: string;
  expiryMonth: string;
  expiryYear: string;
}

/** What must never reach a machine: who puts it in, and the one call that takes it out. */
export interface Secrets {
  /** The password of a login, or the one that is being changed. */
  password: string;
  /** The password of an account that is being created, or the one that an account gets. */
  newPassword: string;
  /** A code that was sent by e-mail. */
  code: string;
  /** The server's leave to change a forgotten password. */
  resetLeave: string;
  card: Card;
}

/** Carries secrets from a form to the call that needs them, past machines, events and logs (D-132). Each is taken once. */
export class Vault {
  readonly #secrets = new Map<keyof Secrets, unknown>();

  put<Name extends keyof Secrets>(name: Name, value: Secrets[Name]): void {
    this.#secrets.set(name, value);
  }

  /** The secret, which is forgotten at once; null when there is none. */
  take<Name extends keyof Secrets>(name: Name): Secrets[Name] | null {
    const value = this.#secrets.get(name) as Secrets[Name] | undefined;
    this.#secrets.delete(name);
    return value ?? null;
  }

  wipe(): void {
    this.#secrets.clear();
  }

  toJSON(): undefined {
    return undefined;
  }
}
