/** The identity provider of a widget (embedding interface): address, public client id and scopes. */
export interface AuthSettings {
  authority: string;
  clientId: string;
  scope: string;
  /** Set where members log in on the provider's own pages: in place of this page, or in a window of their own. */
  byRedirect?: 'page' | 'window';
}

/** The answer to a password. `reason`: the identity provider's error_description. */
export type SignInResult = { type: 'signedIn' } | { type: 'refused'; reason: string };

/**
 * What came of a login on the provider's pages. 'none': none was under way. 'cancelled': the guest or the provider refused.
 * 'expired': the provider's answer is to no login that this tab knows of, or comes too late.
 */
export type ProviderAnswer = 'signedIn' | 'cancelled' | 'expired' | 'none';

/** A login on the identity provider's own pages. Rejects with a CallError where the provider gave no usable answer. */
export interface ProviderLogin {
  /**
   * Leads the guest to the provider. 'window': it has opened in a window of its own. 'back': the guest came back by Back,
   * without an answer. The page is left otherwise, and this never settles.
   */
  begin(): Promise<'window' | 'back'>;
  /** Takes the answer that the page came back with, or waits for that of the window. `signal` closes the window. */
  complete(signal: AbortSignal): Promise<ProviderAnswer>;
  /** Logs out at the provider, where it offers that, and comes back. First waits for `gone`. Never rejects. */
  leave(idToken: string | undefined, gone: Promise<void>): Promise<void>;
}

/** A member's sign-in at the identity provider: by password grant or at the provider, with refresh. Only `token` hands out a token. */
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
  /**
   * Forgets the tokens at once, then revokes them where the identity provider offers that (D-31). `isWanted`: by the guest,
   * who is then logged out of the provider too if they logged in there. Never rejects.
   */
  signOut(isWanted?: boolean): Promise<void>;
  /** The bearer token, null for an anonymous guest. */
  token(): string | null;
  /** Whether the token runs out within half a minute. */
  isStale(): boolean;
  /** Brings the login on the provider's pages; null where members type their password here. */
  atProvider: (() => Promise<ProviderLogin>) | null;
}
