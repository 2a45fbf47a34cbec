import { createEstate, type Estate, type EstateOptions } from '../../demo/estate/handlers.ts';
import { PLAIN_ROOM_STAY, stagedGuest } from '../support/plain-room-stay.ts';

/**
 * A Wednesday. In the default world, the three nights from ARRIVAL on are ordinary and free in every area.
 */
export const TODAY = '2027-02-10';
export const ARRIVAL = '2027-04-13';

const API = 'https://api.estate.test';
const SITE = 'https://estate.test';

export interface Answer {
  status: number;
  json: unknown;
}

/** An estate whose clock stands at noon of TODAY until the test moves it. */
export function openEstate(options: EstateOptions = {}) {
  const clock = { now: Date.parse(`${TODAY}T12:00:00Z`) };
  const estate = createEstate({ today: TODAY, now: () => clock.now, ...options });
  return { estate, clock };
}

/** Calls the API, or the site for a path that begins with /cms/. */
export async function call(
  estate: Estate,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const base = path.startsWith('/cms/') ? SITE : API;
  const response = await estate.handle(
    new Request(`${base}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, json: response.type === 'error' ? null : await response.json() };
}

/** The headers of a signed-in member. */
export function asMember(estate: Estate, emailAddress: string): Record<string, string> {
  return { authorization: `Bearer ${estate.issueToken(emailAddress)}` };
}

/** Begins a stay session and returns its id. */
export async function beginStay(estate: Estate): Promise<string> {
  const { json } = await call(estate, 'POST', '/api/session/begin/stay');
  return textAt(json, 'Id');
}

export const TWO_ADULTS = { adults: 2, childCount: 0, children: [], dogs: 0 };

/** A search for two nights (A §7.2). */
export function searchFor(sessionId: string, changes: Record<string, unknown> = {}) {
  return {
    sessionId,
    arrivalDate: ARRIVAL,
    numberOfNights: 2,
    guestOccupancies: [TWO_ADULTS],
    code: null,
    voucherCodes: [],
    amendId: null,
    ...changes,
  };
}

/** The booking of a leg for two adults and two nights (A §7.2). */
export function legFor(
  leg: number,
  roomCode: string,
  rateCode: string,
  changes: Record<string, unknown> = {},
) {
  return {
    initiatingLeg: leg,
    arrivalDate: ARRIVAL,
    numberOfNights: 2,
    roomStays: [
      {
        promoCode: null,
        blockCode: null,
        corporateCode: null,
        roomCode,
        rateCode,
        leg,
        guestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 },
        ...changes,
      },
    ],
  };
}

export interface Held {
  leg: number;
  roomCode: string;
  rateCode: string;
  confirmationNumber: string;
  internalIdentifier: string;
}

/** Holds a room for a leg and returns the fields that staging needs. */
export async function hold(
  estate: Estate,
  sessionId: string,
  leg: number,
  roomCode: string,
  rateCode: string,
): Promise<Held> {
  const body = legFor(leg, roomCode, rateCode);
  const { json } = await call(estate, 'POST', `/api/stay/${sessionId}/booking`, body);
  return {
    leg,
    roomCode,
    rateCode,
    confirmationNumber: textAt(json, 'ConfirmationNumber'),
    internalIdentifier: textAt(json, 'InternalIdentifier'),
  };
}

/** A room as staged, for two adults without extras (A §7.2). */
export function roomStayFor(held: Held, changes: Record<string, unknown> = {}) {
  return {
    ...held,
    ...PLAIN_ROOM_STAY,
    guests: [
      { ...stagedGuest('MRS', 'Ada', 'Byrne'), isLeadGuest: held.leg === 1 },
      stagedGuest('MR', 'Owen', 'Byrne'),
    ],
    ...changes,
  };
}

/** A whole staging payload (A §7.2, D-45). */
export function stageFor(roomStays: unknown[], changes: Record<string, unknown> = {}) {
  return {
    amendId: null,
    account: null,
    monetaryGiftVouchers: [],
    leadGuest: {
      title: 'MRS',
      firstName: 'Ada',
      lastName: 'Byrne',
      emailAddress: 'ada.byrne@example.com',
      telephone: '+447700900123',
      address: { line1: '1 Mill Lane', line2: '', city: 'Kelderby', country: 'GB', postCode: 'KD1 4AB' },
    },
    arrivalDate: ARRIVAL,
    numberOfNights: 2,
    roomStays,
    ...changes,
  };
}

/** A treatment as staged (A §9.7): an hour of the first guest on ARRIVAL from `start` to `end`, as '14:00'. */
export function spaItem(start: string, end: string, changes: Record<string, unknown> = {}, date = ARRIVAL) {
  return {
    ...{ bookingType: 2, duration: 60, appointmentTypeId: '4101', actualPrice: 95 },
    ...{ clientIndex: 0, itemType: null, roomId: 'ROOM-T01', staffId: 'S-1', facilityId: 'BATH-HOUSE' },
    ...{ startDateTime: `${date}T${start}:00`, endDateTime: `${date}T${end}:00` },
    ...changes,
  };
}

/** Begins a session and stages one room of two adults. `prefix` turns scenarios on, as '/s/frame' does. */
export async function stageRoom(
  estate: Estate,
  rateCode: string,
  changes: Record<string, unknown> = {},
  { prefix = '', roomCode = 'HSLK', headers = {} as Record<string, string> } = {},
) {
  const session = await beginStay(estate);
  const held = await hold(estate, session, 1, roomCode, rateCode);
  const body = stageFor([roomStayFor(held)], changes);
  const staged = await call(estate, 'POST', `${prefix}/api/stay/${session}/booking/stage`, body, headers);
  return { session, confirmationNumber: held.confirmationNumber, body, staged };
}

/** Pays for a staged booking, by default with a good card. */
export function complete(estate: Estate, session: string, card: unknown = GOOD_CARD, prefix = '') {
  return call(estate, 'POST', `${prefix}/api/stay/${session}/booking/complete`, card);
}

export const GOOD_CARD = {
  cardHoldersName: 'A Byrne',
  cardType: 'VS',
  cardNumber: '4242424242424242',
  expiryMonth: '11',
  expiryYear: '30',
};

/** The good card as a guest types it. */
export const TYPED_CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardType: '',
  expiry: '11/30',
  cardHoldersName: 'A Byrne',
};

/** The text under a key of a JSON object. Throws where there is none, so that the test fails at the cause. */
export function textAt(json: unknown, key: string): string {
  const value = valueAt(json, key);
  if (typeof value !== 'string') throw new Error(`No text '${key}' in ${JSON.stringify(json)}`);
  return value;
}

/** The value under a path such as 'RoomAvailabilities.0.Leg'; undefined where there is none. */
export function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return new Map(Object.entries(value)).get(key);
  }, json);
}

/** The list under a path; empty where there is none. */
export function listAt(json: unknown, path: string): unknown[] {
  const value = path === '' ? json : valueAt(json, path);
  return Array.isArray(value) ? value : [];
}
