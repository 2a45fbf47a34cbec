import { hostRoute, memberOf, param, type Call, type Route } from '../call.ts';
import {
  addressLookupPayload,
  changePasswordPayload,
  emailAddressPayload,
  registerPayload,
  resetChangePayload,
  resetConfirmPayload,
  subscribePayload,
  unsubscribePayload,
  updateProfilePayload,
  validateMigrationPayload,
} from '../payloads/account.ts';
import { checkPayload } from '../payloads/parts.ts';
import { Refusal, refuse } from '../refusal.ts';
import {
  subscribe,
  subscribedLists,
  unsubscribe,
  changePassword,
  register,
  updateProfile,
} from '../rules/accounts.ts';
import { lookupAddresses } from '../rules/contact.ts';
import {
  changeByReset,
  confirmReset,
  initiateMigration,
  initiateReset,
  validateMigration,
} from '../rules/one-time-codes.ts';
import { voucherDetail, voucherStatus } from '../rules/vouchers.ts';

/** Accounts, passwords, migration (A §7.7, B §7). */
export const accountRoutes: Route[] = [
  hostRoute('validateSignIn', 'GET', 'api/account/validate', (call) => {
    memberOf(call);
  }),
  hostRoute('profile', 'GET', 'api/account/session', (call) => memberOf(call).profile),
  hostRoute('register', 'POST', 'api/account/register', (call) => {
    register(call.state, checkPayload(registerPayload, call.body));
  }),
  hostRoute('updateProfile', 'POST', 'api/account/update-profile', (call) => {
    const member = memberOf(call);
    return updateProfile(call.state, member, checkPayload(updateProfilePayload, call.body));
  }),
  hostRoute('changePassword', 'POST', 'api/account/change-password', (call) => {
    const member = memberOf(call);
    const { oldPassword, password1 } = checkPayload(changePasswordPayload, call.body);
    changePassword(member, oldPassword, password1);
  }),
  hostRoute('forgotPassword', 'POST', 'api/account/forgot-password', (call) => {
    initiateReset(call.state, checkPayload(emailAddressPayload, call.body).emailAddress);
  }),
  hostRoute('initiatePasswordReset', 'POST', 'api/password/password-reset-initiate', (call) => ({
    resetId: initiateReset(call.state, checkPayload(emailAddressPayload, call.body).emailAddress),
  })),
  hostRoute('confirmPasswordReset', 'POST', 'api/password/password-reset-confirm', (call) => {
    const { id, otp } = checkPayload(resetConfirmPayload, call.body);
    return { validationId: confirmReset(call.state, id, otp) };
  }),
  hostRoute('changeResetPassword', 'POST', 'api/password/password-reset-change', (call) => {
    const { id, validationId, password } = checkPayload(resetChangePayload, call.body);
    changeByReset(call.state, id, validationId, password);
  }),
  hostRoute('initiateMigration', 'POST', 'api/member/initiate-migration', (call) => {
    initiateMigration(call.state, checkPayload(emailAddressPayload, call.body).emailAddress);
  }),
  hostRoute('validateMigration', 'POST', 'api/member/validate-migration', (call) => {
    const { emailAddress, code } = checkPayload(validateMigrationPayload, call.body);
    return validateMigration(call.state, emailAddress, code);
  }),
];

/** Addresses, mailing lists and vouchers (A §7.6, B §7). */
export const lookupRoutes: Route[] = [
  hostRoute('lookupAddress', 'POST', 'api/address/perform-lookup', lookup, true),
  hostRoute('addressBooks', 'GET', 'api/marketing/address-books', (call) => {
    const emailAddress = call.query.get('emailAddress');
    if (!emailAddress) refuse('emailAddress', 'is missing');
    return subscribedLists(call.state, ownAddress(call, emailAddress));
  }),
  hostRoute('subscribe', 'POST', 'api/marketing/subscribe', (call) => {
    const { emailAddress, addressBooks } = checkPayload(subscribePayload, call.body);
    return subscribe(call.state, ownAddress(call, emailAddress), addressBooks);
  }),
  hostRoute('unsubscribe', 'POST', 'api/marketing/unsubscribe', (call) => {
    const { emailAddress, addressBooks } = checkPayload(unsubscribePayload, call.body);
    return unsubscribe(call.state, ownAddress(call, emailAddress), addressBooks);
  }),
  hostRoute('voucherStatus', 'GET', 'api/voucher/status/:reference/:arrivalDate', (call) =>
    voucherStatus(call.state, param(call, 'reference')),
  ),
  hostRoute('voucherDetail', 'GET', 'api/voucher/detail/:id', (call) =>
    voucherDetail(call.state, param(call, 'id')),
  ),
];

/** The address where it is the member's own: which lists an address is on concerns nobody else. Throws 401 or 404. */
function ownAddress(call: Call, emailAddress: string): string {
  const own = memberOf(call).profile.EmailAddress;
  if (own.toLowerCase() !== emailAddress.trim().toLowerCase())
    throw new Refusal(404, 'This address cannot be found.', 'emailAddress');
  return own;
}

function lookup(call: Call): unknown {
  const { postalCode } = checkPayload(addressLookupPayload, call.body);
  return { addresses: lookupAddresses(call.state, postalCode) };
}
