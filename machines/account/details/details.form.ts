import * as v from 'valibot';
import { HOME_COUNTRY } from '../../../src/domain/countries.ts';
import { isLocalDate } from '../../../src/domain/local-date.ts';
import { operaCodeOf } from '../../../src/domain/lookups.ts';
import type { Profile } from '../../../src/domain/session.ts';
import { fillForm, createForm, type Form } from '../../shared/form.ts';
import type { FoundAddresses } from '../../shared/found-addresses.ts';
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
  const { address: known } = profile;
  const values: AccountDetailsValues = {
    title: operaCodeOf(configuration.titles, profile.title) ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    emailAddress: profile.emailAddress,
    telephone: profile.telephone ?? '',
    birthday: profile.birthdate ?? '',
    address: profile.registeredInOpera
      ? {
          country: operaCodeOf(configuration.countries, known?.country ?? HOME_COUNTRY) ?? '',
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
  { postCode, addresses }: FoundAddresses,
  selectedAddress: string,
): Partial<AccountAddressValues> {
  const chosen = selectedAddress === '' ? undefined : addresses[Number(selectedAddress)];
  if (!chosen) return { selectedAddress: '' };
  return {
    selectedAddress,
    line1: chosen.line1,
    line2: chosen.locality,
    city: chosen.city,
    postCode,
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
    title: change.title,
    firstName: change.firstName,
    lastName: change.lastName,
    emailAddress: change.emailAddress,
    telephone: change.telephone,
    birthdate: change.birthday,
    address: address
      ? {
          line1: address.line1,
          line2: address.line2,
          city: address.city,
          country: address.country,
          postCode: address.postCode,
        }
      : profile.address,
  };
}
