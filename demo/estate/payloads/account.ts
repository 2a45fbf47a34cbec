import * as v from 'valibot';
import { count, email, filled, localDate } from './parts.ts';

const text = v.nullable(v.string());
const address = v.nullable(
  v.strictObject({ line1: text, line2: text, city: text, country: text, postCode: text }),
);
const person = {
  title: filled,
  firstName: filled,
  lastName: filled,
  emailAddress: email,
  telephone: text,
  address,
  birthday: v.nullable(localDate),
};
/** Minimum 8 characters (B §5). */
const newPassword = v.pipe(v.string(), v.minLength(8));

/** POST api/account/register (B §3, registration payload). */
export const registerPayload = v.strictObject({
  ...person,
  password: v.nullable(newPassword),
  terms: v.boolean(),
  mailinglist: v.boolean(),
  addressBooks: v.nullable(v.array(count)),
});

/** POST api/account/update-profile (D-30): the account details form. */
export const updateProfilePayload = v.strictObject(person);

/** Calls that begin with an e-mail address: initiate-migration, forgot-password, password-reset-initiate. */
export const emailAddressPayload = v.strictObject({ emailAddress: filled });

/** POST api/member/validate-migration (B §7). */
export const validateMigrationPayload = v.strictObject({ emailAddress: filled, code: filled });

/** POST api/account/change-password (B §7). */
export const changePasswordPayload = v.pipe(
  v.strictObject({ oldPassword: filled, password1: newPassword, password2: filled }),
  v.forward(
    v.check((form) => form.password1 === form.password2, 'must be the same as password1'),
    ['password2'],
  ),
);

/** POST api/password/password-reset-confirm (B §7). */
export const resetConfirmPayload = v.strictObject({ id: filled, otp: v.pipe(v.string(), v.length(6)) });

/** POST api/password/password-reset-change (B §7). */
export const resetChangePayload = v.pipe(
  v.strictObject({ id: filled, validationId: filled, password: newPassword, password2: filled }),
  v.forward(
    v.check((form) => form.password === form.password2, 'must be the same as password'),
    ['password2'],
  ),
);

/** POST api/address/perform-lookup (B §7). */
export const addressLookupPayload = v.strictObject({ postalCode: filled });

/** Marketing data fields of B §3. */
const dataField = v.strictObject({
  Key: v.picklist([
    'ADDRESS1',
    'ADDRESS2',
    'CITY',
    'POSTCODE',
    'TITLE',
    'FIRSTNAME',
    'LASTNAME',
    'DATE_OF_BIRTH',
  ]),
  Value: text,
});

/** POST api/marketing/subscribe (B §7). */
export const subscribePayload = v.strictObject({
  emailAddress: email,
  addressBooks: v.array(count),
  dataFields: v.array(dataField),
});

/** POST api/marketing/unsubscribe (B §7). */
export const unsubscribePayload = v.strictObject({ emailAddress: email, addressBooks: v.array(count) });

export type RegisterPayload = v.InferOutput<typeof registerPayload>;
export type ProfilePayload = v.InferOutput<typeof updateProfilePayload>;
