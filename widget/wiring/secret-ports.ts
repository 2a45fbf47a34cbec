import { fromPromise } from 'xstate';
import type { accountPorts } from '../../machines/account/shared/ports.ts';
import {
  changePassword,
  changeResetPassword,
  confirmPasswordReset,
  initiatePasswordReset,
} from '../../src/api/account/passwords.ts';
import { initiateMigration, registerAccount, validateMigration } from '../../src/api/account/registration.ts';
import type { PortResources } from './port-resources.ts';
import { CallError } from '../../src/api/failure.ts';
import type { Secrets, Vault } from '../ui/controls/vault.ts';

type SecretPort =
  | 'changePassword'
  | 'initiateReset'
  | 'confirmReset'
  | 'changeResetPassword'
  | 'initiateMigration'
  | 'validateMigration'
  | 'createAccount';

/** Ports of calls with secrets from the vault: passwords, codes, and the permission to set a new password. */
export function secretPorts({ client, vault }: PortResources): Pick<typeof accountPorts, SecretPort> {
  return {
    changePassword: fromPromise(async () => {
      const oldPassword = secretOf(vault, 'password');
      const password = secretOf(vault, 'newPassword');
      return client.call(changePassword, {
        body: { oldPassword, password1: password, password2: password },
      });
    }),
    initiateReset: fromPromise(({ input }) => client.call(initiatePasswordReset, { body: input })),
    confirmReset: fromPromise(async ({ input: { resetId } }) => {
      const otp = secretOf(vault, 'code');
      const { validationId } = await client.call(confirmPasswordReset, { body: { id: resetId, otp } });
      vault.put('resetLeave', validationId);
      return undefined;
    }),
    changeResetPassword: fromPromise(async ({ input: { resetId } }) => {
      const password = secretOf(vault, 'newPassword');
      const validationId = secretOf(vault, 'resetLeave');
      const body = { id: resetId, validationId, password, password2: password };
      try {
        return await client.call(changeResetPassword, { body });
      } catch (error) {
        // Put back, because the guest may try again.
        vault.put('resetLeave', validationId);
        throw error;
      }
    }),
    initiateMigration: fromPromise(({ input }) => client.call(initiateMigration, { body: input })),
    validateMigration: fromPromise(async ({ input: { emailAddress } }) => {
      const code = secretOf(vault, 'code');
      return client.call(validateMigration, { body: { emailAddress, code } });
    }),
    createAccount: fromPromise(async ({ input }) => {
      const password = secretOf(vault, 'newPassword');
      return client.call(registerAccount, { body: { ...input, address: null, password, terms: true } });
    }),
  };
}

/** Takes a secret that a call needs. Throws where there is none. */
export function secretOf(vault: Vault, name: Exclude<keyof Secrets, 'card'>): string {
  const secret = vault.take(name);
  if (secret === null) {
    throw new CallError({ kind: 'unreadable', endpoint: name, path: name, message: 'missing' });
  }
  return secret;
}
