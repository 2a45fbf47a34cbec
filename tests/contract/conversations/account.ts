import { loadAccountConfiguration } from '../../../src/api/account/configuration.ts';
import * as passwords from '../../../src/api/account/passwords.ts';
import { loadProfile, updateProfile, validateSignIn } from '../../../src/api/account/profile.ts';
import {
  initiateMigration,
  registerAccount,
  validateMigration,
} from '../../../src/api/account/registration.ts';
import { lookupAddress } from '../../../src/api/address/lookup.ts';
import { loadAddressBooks, subscribe, unsubscribe } from '../../../src/api/marketing/lists.ts';
import { cancelByCode, sendCancellationCode } from '../../../src/api/stay/bookings.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';

const IDRIS = 'idris.bevan@example.com';
const EDITH = 'edith.marlow@example.com';
const ADA = {
  title: 'MRS',
  firstName: 'Ada',
  lastName: 'Byrne',
  emailAddress: 'ada.byrne@example.com',
  telephone: '+447700900123',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kelderby', country: 'GB', postCode: 'KD1 4AB' },
  birthday: null,
};

/** The calls of A §7.7 and B §7, and those with a mailed code (D-645). `codeMailedTo` returns the code of the latest e-mail to an address. */
export function accountConversations(
  { anonymous, member }: Talkers,
  codeMailedTo: (emailAddress: string) => string,
): Conversations {
  const body = { emailAddress: ROSALIND };
  const confirmReset = async () => {
    const { resetId } = await anonymous.call(passwords.initiatePasswordReset, { body });
    const confirmation = { id: resetId, otp: codeMailedTo(ROSALIND) };
    const { validationId } = await anonymous.call(passwords.confirmPasswordReset, { body: confirmation });
    return { id: resetId, validationId };
  };
  const stay = { ...body, confirmationNumber: '70413200' };
  const newPasswords = { password1: 'new-password', password2: 'new-password' };
  return {
    initiateMigration: () => anonymous.call(initiateMigration, { body: { emailAddress: EDITH } }),
    validateMigration: async () => {
      await anonymous.call(initiateMigration, { body: { emailAddress: EDITH } });
      const code = codeMailedTo(EDITH);
      return anonymous.call(validateMigration, { body: { emailAddress: EDITH, code } });
    },
    register: () =>
      anonymous.call(registerAccount, {
        body: { ...ADA, password: 'new-password', terms: true, mailinglist: true, addressBooks: [3507983] },
      }),
    forgotPassword: () => anonymous.call(passwords.forgotPassword, { body }),
    changePassword: () =>
      member(ROSALIND).call(passwords.changePassword, {
        body: { oldPassword: 'moorland-house-1', ...newPasswords },
      }),
    profile: () => member(ROSALIND).call(loadProfile, {}),
    validateSignIn: () => member(ROSALIND).call(validateSignIn, {}),
    accountConfiguration: () => anonymous.call(loadAccountConfiguration, {}),
    updateProfile: () =>
      member(ROSALIND).call(updateProfile, {
        body: { ...ADA, emailAddress: ROSALIND, birthday: '1980-02-29' },
      }),
    initiatePasswordReset: () => anonymous.call(passwords.initiatePasswordReset, { body }),
    confirmPasswordReset: confirmReset,
    changeResetPassword: async () =>
      anonymous.call(passwords.changeResetPassword, {
        body: { ...(await confirmReset()), password: 'new-password', password2: 'new-password' },
      }),
    sendCancellationCode: () => anonymous.call(sendCancellationCode, { body: stay }),
    cancelByCode: async () => {
      await anonymous.call(sendCancellationCode, { body: stay });
      return anonymous.call(cancelByCode, { body: { ...stay, leg: 2, code: codeMailedTo(ROSALIND) } });
    },
    lookupAddress: () => anonymous.call(lookupAddress, { body: { postalCode: 'kd1 4ab' } }),
    addressBooks: () => member(IDRIS).call(loadAddressBooks, { params: { emailAddress: IDRIS } }),
    subscribe: () =>
      member(IDRIS).call(subscribe, {
        body: {
          emailAddress: IDRIS,
          addressBooks: [3508013],
          dataFields: [{ Key: 'CITY', Value: 'Kelderby' }],
        },
      }),
    unsubscribe: () =>
      member(ROSALIND).call(unsubscribe, { body: { emailAddress: ROSALIND, addressBooks: [3507983] } }),
  };
}
