/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

export const changePasswordRequest = v.strictObject({
  oldPassword: v.string(),
  password1: v.string(),
  password2: v.string(),
});

export const confirmResetRequest = v.strictObject({ id: v.string(), otp: v.string() });

export const changeResetRequest = v.strictObject({
  id: v.string(),
  validationId: v.string(),
  password: v.string(),
  password2: v.string(),
});

/** The values of the account details form. Only guests of the property system have an address. */
export const updateProfileRequest = v.strictObject({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  telephone: v.string(),
  birthday: v.nullable(v.string()),
  address: v.nullable(
    v.strictObject({
      line1: v.string(),
      line2: v.string(),
      city: v.string(),
      country: v.string(),
      postCode: v.string(),
    }),
  ),
});

/** `addressBooks` is null where the mailing list is not joined. */
export const registerRequest = v.strictObject({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  telephone: v.string(),
  address: v.nullable(
    v.strictObject({
      line1: v.string(),
      line2: v.string(),
      city: v.string(),
      country: v.string(),
      postCode: v.string(),
    }),
  ),
  birthday: v.nullable(v.string()),
  password: v.string(),
  terms: v.boolean(),
  mailinglist: v.boolean(),
  addressBooks: v.nullable(v.array(v.number())),
});

export const emailAddressRequest = v.strictObject({ emailAddress: v.string() });

export const validateMigrationRequest = v.strictObject({ emailAddress: v.string(), code: v.string() });
