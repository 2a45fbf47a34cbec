import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SafeStorage, type PageStorage } from '../../src/browser/safe-storage.ts';
import { clearDraft, saveDraft, type Draft } from '../../src/draft/draft.ts';
import { DRAFT_KEY } from '../../src/draft/kept-keys.ts';
import { forgetMember } from '../../src/draft/forget-member.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { chooseRate, searchWithVouchers } from '../../src/domain/booking/legs.ts';
import type { OpenSearch } from '../../src/domain/search/occupancy.ts';
import {
  availableRate,
  booking,
  configuration,
  heldLeg,
  party,
  search,
  staySearch,
} from '../support/fixtures.ts';
import { fullBooking as BOOKING } from '../booking/full-booking.ts';

/** A storage in memory. `kept` is its content. */
function memory(): PageStorage & { kept: Map<string, string> } {
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

const DRAFT: Draft = {
  sessionId: 'S-1',
  businessDate: '2027-04-30',
  place: { step: 'itinerary', leg: 1 },
  booking: BOOKING,
  search: searchWithVouchers(BOOKING),
};

const kept = (): { storage: ReturnType<typeof memory>; text: string; key: string } => {
  const storage = memory();
  saveDraft(storage, DRAFT);
  const [[key, text] = ['', '']] = storage.kept;
  return { storage, key, text };
};

describe('D-38 a draft survives a reload', () => {
  test('A §3.8 whole', () => {
    const storage = memory();
    saveDraft(storage, DRAFT);
    expect(loadDraft(storage)).toEqual(DRAFT);
  });

  test('F-01 whatever the length of what the estate says about a rate', () => {
    const rate = availableRate({ rateCode: 'BB', description: 'x'.repeat(1_000_000) });
    const leg = chooseRate(configuration(), heldLeg(1), rate, []);
    const storage = memory();
    saveDraft(storage, { ...DRAFT, booking: booking({ legs: [leg] }) });
    expect(loadDraft(storage)?.booking?.legs[0]?.rate?.rateCode).toBe('BB');
  });

  test('A §3.8 with what only some bookings have', () => {
    // A field that a booking may lack does not compile here until it is named; then the schema must keep it.
    const carried = { before: [heldLeg(1)], notKept: [] };
    const every: Required<Booking> = { ...BOOKING, agreesToTerms: true, carried };
    const storage = memory();
    saveDraft(storage, { ...DRAFT, booking: every });
    expect(loadDraft(storage)?.booking).toEqual(every);
  });

  test('D-646 with what the guest has not seen since the summary', () => {
    const storage = memory();
    const reviewed: Draft = {
      ...DRAFT,
      unseen: ['itinerary', 'addons'],
      questions: [['spaRequests', 'specialRequirements'], []],
    };
    saveDraft(storage, reviewed);
    expect(loadDraft(storage)).toEqual(reviewed);
  });

  test('D-38 with a request of which an earlier version did not ask', () => {
    const { storage, key, text } = kept();
    const earlier = text.replace('"spaRequests":"",', '');
    expect(earlier).not.toBe(text);
    storage.setItem(key, earlier);
    expect(loadDraft(storage)).toEqual(DRAFT);
  });

  test('F-12 with an account of which nobody knows', () => {
    const storage = memory();
    const unsure: Draft = { ...DRAFT, booking: { ...BOOKING, accountCreateStatus: 'unknown' } };
    saveDraft(storage, unsure);
    expect(loadDraft(storage)).toEqual(unsure);
  });

  test('without a booking', () => {
    const storage = memory();
    const early: Draft = { ...DRAFT, booking: null, search: null, place: { step: 'search', leg: 1 } };
    saveDraft(storage, early);
    expect(loadDraft(storage)).toEqual(early);
  });

  test('E-09 with a child without an age, before there is a booking', () => {
    const storage = memory();
    const open: OpenSearch = { ...search(), guestOccupancies: [party(2, [null, 7])] };
    const early: Draft = { ...DRAFT, booking: null, search: open, place: { step: 'search', leg: 1 } };
    saveDraft(storage, early);
    expect(loadDraft(storage)).toEqual(early);
  });

  test('not in an empty storage or after clearing', () => {
    const storage = memory();
    expect(loadDraft(storage)).toBeNull();
    saveDraft(storage, DRAFT);
    clearDraft(storage);
    expect([...storage.kept]).toEqual([]);
    expect(loadDraft(storage)).toBeNull();
  });

  test('for the life of the page, where the storage is full or forbidden', () => {
    const refuse = (): never => {
      throw new Error('QuotaExceededError');
    };
    const storage = new SafeStorage(() => ({ getItem: refuse, setItem: refuse, removeItem: refuse }));
    saveDraft(storage, DRAFT);
    expect(loadDraft(storage)).toEqual(DRAFT);
    clearDraft(storage);
    expect(loadDraft(storage)).toBeNull();
  });
});

describe('D-38 loading ignores a stored text', () => {
  test('D-65 of another version', () => {
    const { storage, key, text } = kept();
    expect(text).toContain('"version":5');
    storage.setItem(key, text.replace('"version":5', '"version":2'));
    expect(loadDraft(storage)).toBeNull();
  });

  test('D-489 with the estate’s field names, as version 2 stored it', () => {
    const { storage, key, text } = kept();
    const old = text.replace('"rateCode":"ROOM"', '"RateCode":"ROOM"');
    expect(old).not.toBe(text);
    storage.setItem(key, old);
    expect(loadDraft(storage)).toBeNull();
    storage.setItem(key, old.replace('"version":5', '"version":2'));
    expect(loadDraft(storage)).toBeNull();
    forgetMember(storage);
    expect([...storage.kept]).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['an amount below zero', '"amount":20000', '"amount":-1'],
    ['an amount with half a penny', '"amount":20000', '"amount":0.5'],
    ['an amount as text', '"amount":20000', '"amount":"20000"'],
    ['an unknown currency', '"currency":"GBP"', '"currency":"pounds"'],
    ['a date that does not exist', '"arrivalDate":"2027-05-01"', '"arrivalDate":"2027-02-30"'],
    ['too many nights', '"numberOfNights":2', '"numberOfNights":15'],
    ['an unknown step', '"step":"itinerary"', '"step":"nowhere"'],
    ['no session', '"sessionId":"S-1"', '"sessionId":""'],
    ['a leg with a wrong number', '"legs":[{"leg":1', '"legs":[{"leg":2'],
    ['one leg too few', '"legs":[{', '"legs":[],"x":[{'],
    ['a child without an age in a booking', '{"index":0,"age":7}', '{"index":0,"age":null}'],
    ['a child count below the number of children', '"childCount":2', '"childCount":1'],
    ['an unknown kind of selection', '"kind":"mud"', '"kind":"mudd"'],
    ['an unknown price mode', '"priceCalculationMode":0', '"priceCalculationMode":5'],
  ])('with %s', (_, original, tampered) => {
    const { storage, key, text } = kept();
    expect(text).toContain(original);
    storage.setItem(key, text.replace(original, tampered));
    expect(loadDraft(storage)).toBeNull();
  });

  test('with legs that are not numbered in order', () => {
    const storage = memory();
    const two = booking({
      search: staySearch({ guestOccupancies: [party(2), party(2)] }),
      legs: [heldLeg(), heldLeg(2)],
    });
    saveDraft(storage, { ...DRAFT, booking: two });
    expect(loadDraft(storage)?.booking).toEqual(two);
    saveDraft(storage, { ...DRAFT, booking: { ...two, legs: [heldLeg(), heldLeg(3)] } });
    expect(loadDraft(storage)).toBeNull();
  });

  test('of a size that no guest reaches', () => {
    const { storage, key, text } = kept();
    storage.setItem(key, `${text}${' '.repeat(1_000_000)}`);
    expect(loadDraft(storage)).toBeNull();
  });

  test('of any random content', () => {
    const { storage, key } = kept();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(key, text);
        expect(loadDraft(storage)).toBeNull();
      }),
    );
  });

  test('T18 but reads one with keys of the prototype, without those keys', () => {
    const { storage, key, text } = kept();
    storage.setItem(key, text.replace('"draft":{', '"draft":{"__proto__":{"isEvil":true},"stray":1,'));
    expect(loadDraft(storage)).toEqual(DRAFT);
    expect(Object.hasOwn(Object.prototype, 'isEvil')).toBe(false);
  });

  test('with any one field missing', () => {
    const { storage, key, text } = kept();
    const paths = leafPaths(JSON.parse(text) as object).filter((path) => !isLater(path));
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

/**
 * Drafts were kept without the names of fees, and without what a rate says of a guarantee. A request may be asked for
 * later.
 */
function isLater(path: readonly string[]): boolean {
  const [parent = '', field = ''] = path.slice(-2);
  const isNameOfFee = path.includes('includedPackages') && field === 'name';
  return field === 'requiresGuarantee' || isNameOfFee || parent === 'requests';
}

/** Paths to every named field, through objects and lists. */
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

describe('E-07 after a member logs out', () => {
  /** F-13: the change of a booked room ends. */
  const ofNobody = { ...searchWithVouchers(BOOKING), amendId: null };

  test('the stored booking stays, without the member’s own data', () => {
    const storage = memory();
    saveDraft(storage, DRAFT);
    forgetMember(storage);
    expect(loadDraft(storage)).toEqual({
      ...DRAFT,
      search: ofNobody,
      endedAmendment: { id: 'I77', isTold: false },
      booking: withoutMember(BOOKING),
    });
  });

  test('a draft without a booking keeps its search, and an unreadable one is removed', () => {
    const storage = memory();
    saveDraft(storage, { ...DRAFT, booking: null });
    forgetMember(storage);
    expect(loadDraft(storage)).toEqual({
      ...DRAFT,
      search: ofNobody,
      endedAmendment: { id: 'I77', isTold: false },
      booking: null,
    });
    storage.setItem(DRAFT_KEY, '{"draft": "Rosalind"}');
    forgetMember(storage);
    expect([...storage.kept]).toEqual([]);
  });
});
