import type { Estate } from '../handlers.ts';
import { authenticate } from '../rules/accounts.ts';

/** The identity provider's view of the estate: who may log in, and each account's claims. */
export type Accounts = ReturnType<typeof accountsOf>;

export type AccountClaims = NonNullable<ReturnType<Accounts['claims']>>;

/** The estate's members as accounts of the identity provider. An account's id is its member's. */
export function accountsOf(estate: Estate) {
  return {
    /** The account's id for a right pair of credentials, else null. */
    authenticate: (username: string, password: string) =>
      authenticate(estate.state, username, password)?.id ?? null,
    /** OpenID claims of an account, or null when there is none of that id. */
    claims(accountId: string) {
      const profile = estate.state.accounts.find((account) => account.id === accountId)?.profile;
      if (!profile) return null;
      const { EmailAddress: email, FirstName, LastName } = profile;
      const name = `${FirstName} ${LastName}`;
      return { sub: accountId, email, given_name: FirstName, family_name: LastName, name };
    },
  };
}
