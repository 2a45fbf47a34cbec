import * as v from 'valibot';
import { createForm, type Form, type FormSchema } from '../../shared/form.ts';
import { emailAddress } from '../../shared/fields.ts';
import { newPasswordEntries, NO_PASSWORD, oneTimeCode, type NewPasswordValues } from '../shared/fields.ts';

/** The three steps, one after the other (B §2.10). */
export type ResetStep = 'email' | 'code' | 'password';

export interface ResetValues extends NewPasswordValues {
  emailAddress: string;
  /** Whether six digits are in the field, which keeps them until the vault takes them. */
  code: boolean;
}

/** What each step asks for (B §5). */
export const resetSchemas: Record<ResetStep, FormSchema> = {
  email: v.object({ emailAddress }),
  code: v.object({ code: oneTimeCode }),
  password: v.object(newPasswordEntries),
};

/** The form as a step begins with it: what came before is kept, and nothing is wrong yet. */
export function resetForm(emailAddress: string): Form<ResetValues> {
  return createForm({ emailAddress, code: false, ...NO_PASSWORD });
}
