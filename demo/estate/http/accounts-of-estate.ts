import type { Accounts } from '../idp/accounts.ts';
import type { Estate } from '../handlers.ts';
import { authenticate } from '../rules/accounts.ts';

/** The estate's members as accounts of the identity provider. An account's id is its member's. */
export function accountsOf(estate: Estate): Accounts {
  return {
    authenticate: (username, password) => authenticate(estate.state, username, password)?.id ?? null,
    claims(accountId) {
      const profile = estate.state.accounts.find((account) => account.id === accountId)?.profile;
      return profile
        ? {
            sub: accountId,
            email: profile.EmailAddress,
            given_name: profile.FirstName,
            family_name: profile.LastName,
            name: `${profile.FirstName} ${profile.LastName}`,
          }
        : null;
    },
  };
}
