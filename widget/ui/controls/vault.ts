/** A payment card as typed. */
export interface Card {
  cardHoldersName: string;
  cardType: string;
  cardNumber: string;
  expiryMonth: string;
  expiryYear: string;
}

/** Secrets that must never reach a machine. A form puts each in, and one call takes it out. */
export interface Secrets {
  /** The password of a login, or the old one of a change. */
  password: string;
  /** The password of a new account, or the new one of a change. */
  newPassword: string;
  /** A code sent by e-mail. */
  code: string;
  /** The server's permission to change a forgotten password. */
  resetLeave: string;
  card: Card;
}

/**
 * Carries secrets from a form to the call that needs them, past machines, events and logs (D-132). Each is taken once.
 */
export class Vault {
  readonly #secrets = new Map<keyof Secrets, unknown>();

  put<Name extends keyof Secrets>(name: Name, value: Secrets[Name]): void {
    this.#secrets.set(name, value);
  }

  /** Takes a secret and forgets it; null where there is none. */
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
