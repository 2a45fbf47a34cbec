import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { EmailAddressRequest } from './registration.ts';
import type { changePasswordRequest, confirmResetRequest, changeResetRequest } from './requests.ts';
import type { Answer } from '../reader.ts';
import { id, noAnswer } from '../wire.ts';

export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;

export const changePassword: Call<'changePassword', ChangePasswordRequest, undefined> = {
  endpoint: 'changePassword',
  answer: noAnswer,
};

/** The specification names the call without a body. The reset screen uses the calls below instead. */
export const forgotPassword: Call<'forgotPassword', EmailAddressRequest, undefined> = {
  endpoint: 'forgotPassword',
  answer: noAnswer,
};

const resetBegun: Answer<{ resetId: string }> = v.object({ resetId: id });

export const initiatePasswordReset: Call<'initiatePasswordReset', EmailAddressRequest, { resetId: string }> =
  { endpoint: 'initiatePasswordReset', answer: resetBegun };

export type ConfirmResetRequest = v.InferOutput<typeof confirmResetRequest>;

const resetConfirmed: Answer<{ validationId: string }> = v.object({ validationId: id });

export const confirmPasswordReset: Call<
  'confirmPasswordReset',
  ConfirmResetRequest,
  { validationId: string }
> = { endpoint: 'confirmPasswordReset', answer: resetConfirmed };

export type ChangeResetRequest = v.InferOutput<typeof changeResetRequest>;

export const changeResetPassword: Call<'changeResetPassword', ChangeResetRequest, undefined> = {
  endpoint: 'changeResetPassword',
  answer: noAnswer,
};
