import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { clearDraft, loadDraft, saveDraft, type Draft, type DraftStorage } from '../../src/draft/draft.ts';
import {
  booking,
  fee,
  guest,
  heldLeg,
  leadGuest,
  legPackage,
  packagePrice,
  party,
  quota,
  rate,
  search,
  spaSelection,
  voucher,
} from '../domain/builders.ts';

/** A storage in memory; `kept` is what stands in it. */
function memory(): DraftStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

const slot = spaSelection(0).time;
const extra = {
  StartDateTime: '2027-05-01T15:00:00',
  ActualPrice: 4_500,
  roomId: 'R',
  staffId: null,
  facilityId: null,
};
const tee = { courseId: 7, propertyId: null, greenFeeItemId: 'G', mType: null };

/** Something in every field. */
const BOOKING: Booking = booking({
  search: search({
    code: 'SPRING',
    voucherCodes: ['V1'],
    amendId: 'I77',
    guestOccupancies: [party(2, [7, 0], 1)],
  }),
  legs: [
    heldLeg({
      rate: rate({ CancellationDateTime: '2027-04-30T15:00:00', PromotionCode: 'SPRING' }),
      includedPackages: [fee('DOG', 1_500, { UnitPrice: 750 })],
      guestQuota: quota({ ChildAges: [7, 0], Children: 1, Infants: 1, Dogs: 1 }),
      guests: [guest(), guest({ isChild: true, age: 7 })],
      breakfast: [
        { date: '2027-05-02', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-02T08:00:00' },
      ],
      dinner: [{ date: '2027-05-01', restaurant: null, isAvailable: false, timeslot: null }],
      golf: [{ date: '2027-05-01', Time: { DateTime: '2027-05-01T10:00:00', Item: tee } }],
      spaPool: [{ date: '2027-05-01', time: 'Evening' }],
      spaPackages: [spaSelection(-500)],
      packages: [
        legPackage({
          price: packagePrice({ AmountOverride: 4_500 }),
          selections: [
            {
              kind: 'table',
              date: '2027-05-01',
              quantity: 2,
              restaurant: 'R1',
              timeslot: '2027-05-01T19:00:00',
            },
            {
              kind: 'golf',
              date: '2027-05-01',
              quantity: 2,
              time: { Time: '2027-05-01T10:00:00', Reference: 'T1', Item: null },
            },
            {
              kind: 'treatment',
              date: '2027-05-01',
              guestIndex: 0,
              displayName: 'Massage',
              durationId: 'd1',
              duration: 60,
              price: 9_000,
              time: slot,
            },
            { kind: 'mud', code: 'M2', guestIndexes: [0, 1], time: extra },
            { kind: 'spaGarden', code: 'G1', guestIndexes: [0, 1], time: extra },
          ],
        }),
      ],
      spaSessionId: 'S1',
    }),
  ],
  vouchers: [voucher('V1', 5_000)],
  selectedGuest: { legIndex: 0, guestIndex: 0 },
  leadGuest: leadGuest(),
  account: { emailAddress: 'ada@example.com', addressBooks: [3507983] },
  accountCreateStatus: 'failed',
});

const DRAFT: Draft = {
  sessionId: 'S-1',
  businessDate: '2027-04-30',
  place: { step: 'itinerary', leg: 1 },
  booking: BOOKING,
  search: BOOKING.search,
  isPaymentUnderWay: false,
};

const kept = (): { storage: ReturnType<typeof memory>; text: string; key: string } => {
  const storage = memory();
  saveDraft(storage, DRAFT);
  const [[key, text] = ['', '']] = storage.kept;
  return { storage, key, text };
};

describe('D-38 a draft survives a reload', () => {
  test('whole', () => {
    const storage = memory();
    expect(saveDraft(storage, DRAFT)).toBe(true);
    expect(loadDraft(storage)).toEqual(DRAFT);
  });

  test('without a booking', () => {
    const storage = memory();
    const early: Draft = { ...DRAFT, booking: null, search: null, place: { step: 'search', leg: 1 } };
    saveDraft(storage, early);
    expect(loadDraft(storage)).toEqual(early);
  });

  test('there is none in an empty storage, nor in a cleared one', () => {
    const storage = memory();
    expect(loadDraft(storage)).toBeNull();
    saveDraft(storage, DRAFT);
    clearDraft(storage);
    expect([...storage.kept]).toEqual([]);
    expect(loadDraft(storage)).toBeNull();
  });

  test('a storage that is full or forbidden is no reason to fail', () => {
    const refuse = (): never => {
      throw new Error('QuotaExceededError');
    };
    const forbidden: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(saveDraft(forbidden, DRAFT)).toBe(false);
    expect(loadDraft(forbidden)).toBeNull();
    expect(() => clearDraft(forbidden)).not.toThrow();
  });
});

describe('D-38 anything else is no draft', () => {
  test('of another version', () => {
    const { storage, key, text } = kept();
    storage.setItem(key, text.replace('"version":1', '"version":0'));
    expect(loadDraft(storage)).toBeNull();
  });

  test.each<[string, string, string]>([
    ['an amount below zero', '"Amount":20000', '"Amount":-1'],
    ['an amount with half a penny', '"Amount":20000', '"Amount":0.5'],
    ['an amount in words', '"Amount":20000', '"Amount":"20000"'],
    ['a date that does not exist', '"arrivalDate":"2027-05-01"', '"arrivalDate":"2027-02-30"'],
    ['too many nights', '"numberOfNights":2', '"numberOfNights":15'],
    ['an unknown step', '"step":"itinerary"', '"step":"nowhere"'],
    ['no session', '"sessionId":"S-1"', '"sessionId":""'],
    ['a leg of another number', '"legs":[{"leg":1', '"legs":[{"leg":2'],
    ['a leg too few', '"legs":[{', '"legs":[],"x":[{'],
    ['children who are not counted', '"childCount":2', '"childCount":1'],
    ['an unknown kind of selection', '"kind":"mud"', '"kind":"mudd"'],
    ['an unknown price mode', '"PriceCalculationMode":0', '"PriceCalculationMode":5'],
  ])('with %s', (_, original, tampered) => {
    const { storage, key, text } = kept();
    expect(text).toContain(original);
    storage.setItem(key, text.replace(original, tampered));
    expect(loadDraft(storage)).toBeNull();
  });

  test('with legs in another order', () => {
    const storage = memory();
    const two = booking({ legs: [heldLeg(), heldLeg({ leg: 2 })] });
    saveDraft(storage, { ...DRAFT, booking: two });
    expect(loadDraft(storage)?.booking).toEqual(two);
    saveDraft(storage, { ...DRAFT, booking: { ...two, legs: [heldLeg(), heldLeg({ leg: 3 })] } });
    expect(loadDraft(storage)).toBeNull();
  });

  test('of a size that nobody filled in', () => {
    const { storage, key, text } = kept();
    storage.setItem(key, `${text}${' '.repeat(1_000_000)}`);
    expect(loadDraft(storage)).toBeNull();
  });

  test('any string at all', () => {
    const { storage, key } = kept();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(key, text);
        expect(loadDraft(storage)).toBeNull();
      }),
    );
  });

  test('T18 with keys of the prototype: they are left out', () => {
    const { storage, key, text } = kept();
    storage.setItem(key, text.replace('"draft":{', '"draft":{"__proto__":{"isEvil":true},"stray":1,'));
    expect(loadDraft(storage)).toEqual(DRAFT);
    expect(Object.hasOwn(Object.prototype, 'isEvil')).toBe(false);
  });

  test('with one field missing, whichever it is', () => {
    const { storage, key, text } = kept();
    const paths = leafPaths(JSON.parse(text) as object);
    fc.assert(
      fc.property(fc.constantFrom(...paths), (path) => {
        const copy = JSON.parse(text) as object;
        remove(copy, path);
        storage.setItem(key, JSON.stringify(copy));
        expect(loadDraft(storage)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

/** Paths to every named field, through objects and the first level of lists. */
function leafPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [[...path, key]]),
    ...leafPaths(inner, [...path, key]),
  ]);
}

function remove(target: unknown, [key = '', ...rest]: string[]): void {
  const holder = target as Record<string, unknown>;
  if (rest.length === 0) delete holder[key];
  else remove(holder[key], rest);
}
