import * as v from 'valibot';
import { isLocalDate } from '../../../src/domain/dates/dates.ts';
import { wishedLists } from '../../../src/domain/account/marketing.ts';
import { createForm, fillForm, type Form } from '../../shared/form.ts';
import type { NewAccount } from '../shared/ports.ts';
import type { PasswordState } from '../../../src/domain/account/passwords.ts';
import { personEntries, tidyPerson, type PersonValues } from '../../shared/contact-details.ts';
import { newPassword } from '../shared/fields.ts';

export interface RegisterValues extends PersonValues {
  /** A date, or empty. */
  birthday: string;
  /** What the form knows of the password. The password itself stays in its field. */
  password: PasswordState;
  mailinglist: boolean;
  addressBooks: number[];
  terms: boolean;
}

/** The rules of the registration (D-170): without a password nobody could log in. */
export const registerSchema = v.object({
  ...personEntries,
  telephone: v.string(),
  birthday: v.string(),
  password: newPassword,
  mailinglist: v.boolean(),
  addressBooks: v.array(v.number()),
  terms: v.literal(true, 'termsRequired'),
});

export function createRegisterForm(): Form<RegisterValues> {
  return createForm<RegisterValues>({
    title: '',
    firstName: '',
    lastName: '',
    emailAddress: '',
    telephone: '',
    birthday: '',
    password: 'empty',
    mailinglist: false,
    addressBooks: [],
    terms: false,
  });
}

/** The form with these values changed, checked again. */
export function withRegisterValues(
  form: Form<RegisterValues>,
  change: Partial<RegisterValues>,
): Form<RegisterValues> {
  return fillForm(form, registerSchema, { ...form.values, ...change });
}

/** The account as it is sent, without stray blanks; null lists while their boxes are hidden. */
export function newAccount(values: RegisterValues): NewAccount {
  return {
    ...tidyPerson(values),
    birthday: isLocalDate(values.birthday) ? values.birthday : null,
    mailinglist: values.mailinglist,
    addressBooks: wishedLists(values.mailinglist, values.addressBooks),
  };
}
