import * as v from 'valibot';
import { HOME_COUNTRY } from '../../../src/domain/guests/countries.ts';
import { isLocalDate } from '../../../src/domain/dates/dates.ts';
import { codeOf } from '../../../src/domain/configuration/coded-names.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import { fillForm, createForm, type Form } from '../../shared/form.ts';
import {
  hasPostcode,
  personEntries,
  tidyAddress,
  tidyPerson,
  type AddressLookupValues,
  type PersonValues,
} from '../../shared/contact-details.ts';
import type { DetailsInput } from '../account.types.ts';
import type { ProfileChange } from '../shared/ports.ts';
import { requiredText } from '../../shared/fields.ts';

export interface AccountDetailsValues extends PersonValues {
  /** A date, or empty. */
  birthday: string;
  /** Null for members whom the property management system does not know. */
  address: AddressLookupValues | null;
}

/** A number as people write it: seven to fifteen digits (E.164) with the usual signs. */
const TELEPHONE = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;

/** The rules of the account details. */
export const accountDetailsSchema = v.object({
  ...personEntries,
  telephone: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(TELEPHONE, 'telephoneInvalid')),
  birthday: v.string(),
  address: v.nullable(
    v.pipe(
      v.object({
        country: requiredText,
        searchedPostcode: v.string(),
        selectedAddress: v.string(),
        line1: requiredText,
        line2: v.string(),
        city: requiredText,
        postCode: v.string(),
      }),
      v.forward(
        v.check((entry) => hasPostcode(entry), 'required'),
        ['postCode'],
      ),
    ),
  ),
});

/** The form as it opens: the profile. */
export function createAccountDetailsForm({
  profile,
  configuration,
  country = HOME_COUNTRY,
}: DetailsInput): Form<AccountDetailsValues> {
  const { address: known } = profile;
  const values: AccountDetailsValues = {
    title: codeOf(configuration.titles, profile.title) ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    emailAddress: profile.emailAddress,
    telephone: profile.telephone ?? '',
    birthday: profile.birthdate ?? '',
    address: profile.registeredInOpera
      ? {
          country: codeOf(configuration.countries, known?.country ?? country) ?? '',
          searchedPostcode: '',
          selectedAddress: '',
          line1: known?.line1 ?? '',
          line2: known?.line2 ?? '',
          city: known?.city ?? '',
          postCode: known?.postCode ?? '',
        }
      : null,
  };
  return fillForm(createForm(values), accountDetailsSchema, values);
}

/** The form with a change of its address, checked again. */
export function withAddress(
  form: Form<AccountDetailsValues>,
  change: Partial<AddressLookupValues>,
): Form<AccountDetailsValues> {
  const { values } = form;
  if (values.address === null) return form;
  return fillForm(form, accountDetailsSchema, { ...values, address: { ...values.address, ...change } });
}

/** The change as it is sent, without stray blanks (D-30). */
export function profileChange(values: AccountDetailsValues): ProfileChange {
  return {
    ...tidyPerson(values),
    birthday: isLocalDate(values.birthday) ? values.birthday : null,
    address: values.address && tidyAddress(values.address),
  };
}

/** Whether the form differs from the profile (D-310). */
export function isChanged(input: DetailsInput, { values }: Form<AccountDetailsValues>): boolean {
  const { address: newAddress, ...person } = profileChange(values);
  const { address, ...knownPerson } = profileChange(createAccountDetailsForm(input).values);
  const isSameAddress = address && newAddress ? haveSameFields(address, newAddress) : address === newAddress;
  return !isSameAddress || !haveSameFields(person, knownPerson);
}

/** The profile after the change. Where the form shows no address, the profile keeps its own. */
export function changedProfile(profile: Profile, { birthday, address, ...person }: ProfileChange): Profile {
  return { ...profile, ...person, birthdate: birthday, address: address ?? profile.address };
}

function haveSameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const names = Object.keys(one) as (keyof Fields)[];
  return names.every((name) => one[name] === other[name]);
}
