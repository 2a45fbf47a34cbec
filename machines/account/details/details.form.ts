import * as v from 'valibot';
import { HOME_COUNTRY } from '../../../src/domain/countries.ts';
import { isLocalDate } from '../../../src/domain/local-date.ts';
import { operaCodeOf } from '../../../src/domain/lookups.ts';
import type { Profile } from '../../../src/domain/session.ts';
import { fillForm, createForm, type Form } from '../../shared/form.ts';
import type { FoundAddress } from '../../shared/ports.ts';
import type { MemberInput } from '../account.contract.ts';
import type { ProfileChange } from '../account.ports.ts';
import { emailAddress, requiredText } from '../../shared/fields.ts';

export interface AccountAddressValues {
  country: string;
  /** The postcode box of the lookup. */
  searchedPostcode: string;
  /** The chosen entry of the found addresses, as its index; empty when none is chosen. */
  selectedAddress: string;
  line1: string;
  line2: string;
  city: string;
  postCode: string;
}

export interface AccountDetailsValues {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string;
  /** A date, or empty. */
  birthday: string;
  /** Null for members whom the property management system does not know (B §2.11). */
  address: AccountAddressValues | null;
}

/** A number as people write it: seven to fifteen digits (E.164) with the usual signs. */
const TELEPHONE = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;

/** The rules of the account details (B §5). */
export const accountDetailsSchema = v.object({
  title: requiredText,
  firstName: requiredText,
  lastName: requiredText,
  emailAddress,
  telephone: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(TELEPHONE, 'telephoneInvalid')),
  birthday: v.string(),
  address: v.nullable(
    v.object({
      country: requiredText,
      searchedPostcode: v.string(),
      selectedAddress: v.string(),
      line1: requiredText,
      line2: v.string(),
      city: requiredText,
      postCode: requiredText,
    }),
  ),
});

/** What the form begins with: the profile (B §2.11, D-46). */
export function createAccountDetailsForm({
  profile,
  configuration,
}: MemberInput<'details'>): Form<AccountDetailsValues> {
  const { Address: known } = profile;
  const values: AccountDetailsValues = {
    title: operaCodeOf(configuration.Titles, profile.Title) ?? '',
    firstName: profile.FirstName,
    lastName: profile.LastName,
    emailAddress: profile.EmailAddress,
    telephone: profile.Telephone ?? '',
    birthday: profile.Birthdate ?? '',
    address: profile.RegisteredInOpera
      ? {
          country: operaCodeOf(configuration.Countries, known?.Country ?? HOME_COUNTRY) ?? '',
          searchedPostcode: '',
          selectedAddress: '',
          line1: known?.Line1 ?? '',
          line2: known?.Line2 ?? '',
          city: known?.City ?? '',
          postCode: known?.PostCode ?? '',
        }
      : null,
  };
  return fillForm(createForm(values), accountDetailsSchema, values);
}

/** The form with some of its address replaced and its errors found anew. */
export function withAddress(
  form: Form<AccountDetailsValues>,
  change: Partial<AccountAddressValues>,
): Form<AccountDetailsValues> {
  const { values } = form;
  if (values.address === null) return form;
  return fillForm(form, accountDetailsSchema, { ...values, address: { ...values.address, ...change } });
}

/** What a found address fills in; none chosen leaves what stands there (B §2.11). */
export function foundAddress(
  { searchedPostcode }: AccountAddressValues,
  found: FoundAddress[],
  selectedAddress: string,
): Partial<AccountAddressValues> {
  const chosen = selectedAddress === '' ? undefined : found[Number(selectedAddress)];
  if (!chosen) return { selectedAddress: '' };
  return {
    selectedAddress,
    line1: chosen.line1,
    line2: chosen.locality,
    city: chosen.city,
    postCode: searchedPostcode.trim().toUpperCase(),
  };
}

/** What is sent, without stray blanks (D-30). */
export function profileChange(values: AccountDetailsValues): ProfileChange {
  const { address } = values;
  return {
    title: values.title,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    emailAddress: values.emailAddress.trim(),
    telephone: values.telephone.trim(),
    birthday: isLocalDate(values.birthday) ? values.birthday : null,
    address: address && {
      line1: address.line1.trim(),
      line2: address.line2.trim(),
      city: address.city.trim(),
      country: address.country,
      postCode: address.postCode.trim(),
    },
  };
}

/** Whether the form would change what is known of the member (D-310). */
export function isChanged(input: MemberInput<'details'>, { values }: Form<AccountDetailsValues>): boolean {
  const sent = (form: AccountDetailsValues) => JSON.stringify(profileChange(form));
  return sent(values) !== sent(createAccountDetailsForm(input).values);
}

/** The member after the change. An address that the form does not show stays as it is. */
export function changedProfile(profile: Profile, change: ProfileChange): Profile {
  const { address } = change;
  return {
    ...profile,
    Title: change.title,
    FirstName: change.firstName,
    LastName: change.lastName,
    EmailAddress: change.emailAddress,
    Telephone: change.telephone,
    Birthdate: change.birthday,
    Address: address
      ? {
          Line1: address.line1,
          Line2: address.line2,
          City: address.city,
          Country: address.country,
          PostCode: address.postCode,
        }
      : profile.Address,
  };
}
