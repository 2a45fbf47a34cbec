import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { frozen, snapshotOf } from '../gallery/frozen.ts';
import { SCREENS, type ScreenId } from '../gallery/screens.ts';
import { ShownState } from '../gallery/ShownState.tsx';
import { statesOf } from '../gallery/states.ts';
import { recordOf, writeRecord } from '../paths/path-record.ts';
import { checkWorld, type World } from '../paths/world.ts';
import * as worlds from '../worlds/public.ts';

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
} as const;
const guest = (token: string): Said => [`section-rooms.N.guests.N ${token}`, null, null];

/** Every field of every screen and dialog. N stands for the number of a room, guest or item. */
const FIELDS: Partial<Record<ScreenId, Readonly<Record<string, Said>>>> = {
  start: LOGIN,
  login: LOGIN,
  accountLogin: LOGIN,
  findBooking: { confirmationNumber: ['off', null, null], emailAddress: ['email', null, 'search'] },
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
  diningTimes: { 'rows.N.restaurant': NOTHING },
  packageDinner: { 'guests-N-N-N': NOTHING },
  addons: { 'quantity-FIZZ-N': NUMBER },
  details: {
    ...PERSON,
    ...ADDRESS,
    'address.selectedAddress': ['postal-code', null, 'search'],
    'address.searchedPostcode': ['postal-code', null, 'search'],
    'address.selectedAddress (list)': NOTHING,
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

afterEach(cleanup);

/** The visible fields by name, with their hints. */
function fieldsShown(): [string, Said][] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), select, textarea',
  );
  return [...fields].map((field) => {
    const said = (name: string) => field.getAttribute(name)?.replaceAll(/\d+(?=\.| )/g, 'N') ?? null;
    const isList = field instanceof HTMLSelectElement && field.name === 'address.selectedAddress';
    const name = field.name.replaceAll(/(?<![a-z])\d+/g, 'N');
    return [
      isList ? `${name} (list)` : name,
      [said('autocomplete'), said('inputmode'), said('enterkeyhint')],
    ];
  });
}

describe('T29 every field hints at its content, its keys and its Enter key', () => {
  // The parts that booking and account show beside their screens have no fields.
  const drawn = Object.values(worlds).flatMap((world) => {
    if (!('machine' in world)) return [];
    const id = world.machine.id as ScreenId;
    return id in SCREENS && SCREENS[id].frame !== 'own' ? [[id, world] as const] : [];
  });

  it.each(drawn)('%s', (screen, world: World) => {
    const { machine } = world;
    const { paths } = checkWorld(world);
    const records = paths.map((path) => writeRecord(recordOf(machine, path)));
    const found = new Map<string, Said>();
    for (const { path, step } of statesOf(machine, paths)) {
      render(<ShownState screen={screen} actor={frozen(snapshotOf(screen, records[path] ?? '', step))} />);
      for (const [name, said] of fieldsShown()) found.set(name, said);
      cleanup();
    }
    expect(Object.fromEntries(found)).toEqual(FIELDS[screen] ?? {});
  });
});
