/** The identity provider's view of the estate: who may log in, and each account's claims. */
export interface Accounts {
  /** The account's id for a right pair of credentials, else null. */
  authenticate(username: string, password: string): string | null;
  /** OpenID claims of an account, or null when there is none of that id. */
  claims(accountId: string): AccountClaims | null;
}

export type AccountClaims = {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
  name: string;
};
