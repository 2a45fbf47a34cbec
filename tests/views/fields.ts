import { expect } from 'vitest';

/** The hints of a field for a phone: what to fill in, which keys to show, and the label of the Enter key. */
type Said = readonly [autocomplete: string | null, inputmode: string | null, enterkeyhint: string | null];

/** For values that no browser stores, such as a time or a wish. */
const NOTHING: Said = [null, null, null];
const NUMBER: Said = [null, 'numeric', null];
const CODE: Said = ['one-time-code', 'numeric', 'go'];
const NEW_PASSWORD: Said = ['new-password', null, null];

const LOGIN = { username: ['username', 'email', null], password: ['current-password', null, 'go'] } as const;
const PERSON = {
  title: ['honorific-prefix', null, null],
  firstName: ['given-name', null, null],
  lastName: ['family-name', null, null],
  emailAddress: ['email', null, null],
  telephone: ['tel', 'tel', null],
  // The number includes its country. The name of a country does not tell its dialling code.
  'telephone.country': ['off', null, null],
} as const;
const ADDRESS = {
  'address.country': ['country', null, null],
  'address.line1': ['address-line1', null, null],
  'address.line2': ['address-line2', null, null],
  'address.city': ['address-level2', null, null],
  'address.postCode': ['postal-code', null, null],
  'address.searchedPostcode': ['postal-code', null, 'search'],
  'address.selectedAddress (list)': NOTHING,
} as const;
const guest = (token: string): Said => [`section-rooms.N.guests.N ${token}`, null, null];

/** Every field of every screen and dialog. N stands for the number of a room, guest or item. */
const FIELDS: Partial<Record<string, Readonly<Record<string, Said>>>> = {
  start: LOGIN,
  login: LOGIN,
  accountLogin: LOGIN,
  findBooking: { confirmationNumber: ['off', null, null], emailAddress: ['email', null, 'search'] },
  cancelRoom: { code: CODE },
  search: {
    arrivalDate: NOTHING,
    numberOfNights: NOTHING,
    'party-N-adults': NUMBER,
    'party-N-children': NUMBER,
    'party-N-dogs': NUMBER,
    code: ['off', null, 'search'],
    voucher: ['off', null, 'go'],
  },
  guests: {
    'rooms.N.guests.N.title': guest('honorific-prefix'),
    'rooms.N.guests.N.firstName': guest('given-name'),
    'rooms.N.guests.N.lastName': guest('family-name'),
  },
  includedTables: { 'rows.N.restaurant': NOTHING },
  addOnTables: { 'guests-N-N-N': NOTHING },
  addons: { 'quantity-FIZZ-N': NUMBER },
  details: {
    ...PERSON,
    ...ADDRESS,
    // At home the postcode looks the address up.
    'address.postCode': ['postal-code', null, 'search'],
    'account.password': NEW_PASSWORD,
    'account.passwordsMatch': NEW_PASSWORD,
    'requests.N.dogRequests': NOTHING,
    'requests.N.dietaryRequirements': NOTHING,
    'requests.N.dinnerRequests': NOTHING,
    'requests.N.spaRequests': NOTHING,
    'requests.N.specialRequests': NOTHING,
  },
  payment: {
    voucherReference: ['off', null, 'go'],
    cardNumber: ['cc-number', 'numeric', null],
    cardType: ['cc-type', null, null],
    expiry: ['cc-exp', 'numeric', null],
    cardHoldersName: ['cc-name', null, null],
  },
  sendConfirmation: { emailAddress: ['email', null, 'send'] },
  register: { ...PERSON, birthday: ['bday', null, null], password: NEW_PASSWORD, code: CODE },
  passwordReset: {
    emailAddress: ['email', null, 'send'],
    code: CODE,
    newPassword: NEW_PASSWORD,
    passwordAgain: ['new-password', null, 'go'],
  },
  changePassword: {
    oldPassword: ['current-password', null, null],
    newPassword: NEW_PASSWORD,
    passwordAgain: ['new-password', null, 'go'],
  },
  accountDetails: { ...PERSON, birthday: ['bday', null, null], ...ADDRESS },
  stayPackages: { 'quantity-FIZZ-N': NUMBER, 'quantity-GOLF-N': NUMBER },
};

type Need = 'required' | 'optional';
const PERSON_NEEDED: Record<string, Need> = {
  ...{ title: 'required', firstName: 'required', lastName: 'required' },
  ...{ emailAddress: 'required', telephone: 'required' },
};
const ADDRESS_NEEDED: Record<string, Need> = {
  ...{ 'address.country': 'required', 'address.line1': 'required', 'address.line2': 'optional' },
  ...{ 'address.city': 'required', 'address.postCode': 'required' },
};

/** D-240: what screen readers hear of a field, or everybody reads. Some depend on other answers and are not here. */
const NEEDED: Partial<Record<string, Readonly<Record<string, Need>>>> = {
  details: {
    ...PERSON_NEEDED,
    ...ADDRESS_NEEDED,
    'address.selectedAddress (list)': 'required',
    'requests.N.dogRequests': 'required',
    'requests.N.dietaryRequirements': 'optional',
    'requests.N.dinnerRequests': 'optional',
    'requests.N.spaRequests': 'optional',
    'requests.N.specialRequests': 'optional',
  },
  register: { ...PERSON_NEEDED, telephone: 'optional', password: 'required', birthday: 'optional' },
  accountDetails: { ...PERSON_NEEDED, ...ADDRESS_NEEDED, birthday: 'optional' },
};

/** How a field is marked: as required for screen readers, or visibly as optional, by its own label or its section's. */
function needOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const heading = field.closest('section')?.querySelector('h3')?.textContent ?? '';
  const isOptional = `${field.labels?.[0]?.textContent} ${heading}`.includes('(optional)');
  const isRequired = field.getAttribute('aria-required') === 'true';
  return [...(isRequired ? ['required'] : []), ...(isOptional ? ['optional'] : [])].join(' and ');
}

/** D-640: what is written as words in the guest's own letters; every other text field takes a code. */
const WORDS = /firstName|lastName|line\d|city|cardHoldersName|Requests$|dietaryRequirements/;

/** How a text field cleans what it takes (D-640); null for other fields. */
function kindOf(field: HTMLElement): 'words' | 'code' | null {
  if (!field.matches('textarea, input:is([type=text], [type=email], [type=tel], :not([type]))')) return null;
  return field.dir === 'ltr' ? 'code' : 'words';
}

/**
 * T29: expects each visible field of a screen to hint at its content, its keys and its Enter key as the table
 * says, to be marked as required or as optional (D-240), and to take words or a code (D-640).
 */
export function expectFields(screen: string): void {
  const table: Readonly<Record<string, Said>> = FIELDS[screen] ?? {};
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), select, textarea',
  );
  for (const field of fields) {
    const said = (name: string) => field.getAttribute(name)?.replaceAll(/\d+(?=\.| )/g, 'N') ?? null;
    const isList = field instanceof HTMLSelectElement && field.name === 'address.selectedAddress';
    const name = `${field.name.replaceAll(/(?<![a-z])\d+/g, 'N')}${isList ? ' (list)' : ''}`;
    expect([name, said('autocomplete'), said('inputmode'), said('enterkeyhint')], screen).toEqual([
      name,
      ...(table[name] ?? ['is not in the table']),
    ]);
    const kind = kindOf(field);
    if (kind) expect([name, kind], screen).toEqual([name, WORDS.test(name) ? 'words' : 'code']);
    const need = NEEDED[screen]?.[name];
    if (need) expect([name, needOf(field)], screen).toEqual([name, need]);
  }
}
