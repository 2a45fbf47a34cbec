/** The identity provider of a widget (embedding interface): address, public client id and scopes. */
export interface AuthSettings {
  authority: string;
  clientId: string;
  scope: string;
}

/** The answer to a password. `reason`: the identity provider's error_description. */
export type SignInResult = { type: 'signedIn' } | { type: 'refused'; reason: string };

/** A member's sign-in at the identity provider: password grant with refresh. Only `token` hands out a token. */
export interface Auth {
  /** Rejects with a CallError when the identity provider gave no usable answer. */
  signIn(username: string, password: string): Promise<SignInResult>;
  /** Whether the sign-in of an earlier page still holds. Renews an expired token. */
  restore(): Promise<boolean>;
  /**
   * Renews the token, once for all simultaneous callers. Returns false without a new one; a refusal also drops the old
   * one.
   */
  refresh(): Promise<boolean>;
  /** Forgets the tokens at once, then revokes them where the identity provider offers that (D-31). Never rejects. */
  signOut(): Promise<void>;
  /** The bearer token, null for an anonymous guest. */
  token(): string | null;
  /** Whether the token runs out within half a minute. */
  isStale(): boolean;
}
