import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentRecord } from '../../src/domain/payment/payment-record.ts';
import { SafeStorage, type PageStorage } from '../../src/browser/safe-storage.ts';
import { loadPayment } from '../../src/draft/load-payment-record.ts';
import { savePayment } from '../../src/draft/payment-record.ts';

const KEY = 'staychart.payment';
const NOON = Date.parse('2027-05-01T12:00:00Z');

const payment: PaymentRecord = {
  sessionId: 'S-1',
  confirmationNumbers: ['C-1', 'C-2'],
  dueToday: 28_600,
  state: 'sending',
  iPageSessionId: null,
  at: null,
};

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: PageStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { storage, kept };
}

describe('E-02 a payment is stored apart from the draft', () => {
  test('whole, with the time of its first storing', () => {
    const { storage, kept } = memory();
    savePayment(storage, payment, NOON);
    expect([...kept.keys()]).toEqual([KEY]);
    expect(loadPayment(storage)).toEqual({ ...payment, at: NOON });
    savePayment(storage, { ...payment, at: NOON, state: 'paid' }, NOON + 5000);
    expect(loadPayment(storage)).toEqual({ ...payment, at: NOON, state: 'paid' });
  });

  test('without card or personal data', () => {
    const { storage, kept } = memory();
    savePayment(storage, payment, NOON);
    const { payment: stored } = JSON.parse(kept.get(KEY) ?? '{}') as { payment: object };
    expect(Object.keys(stored).sort()).toEqual([
      'at',
      'confirmationNumbers',
      'dueToday',
      'iPageSessionId',
      'sessionId',
      'state',
    ]);
  });

  test('D-526 with the wallets of its page; without them where they are unreadable', () => {
    const { storage, kept } = memory();
    savePayment(storage, { ...payment, wallets: ['applePay'] }, NOON);
    expect(loadPayment(storage)).toEqual({ ...payment, at: NOON, wallets: ['applePay'] });
    kept.set(KEY, (kept.get(KEY) ?? '').replace('applePay', 'barter'));
    expect(loadPayment(storage)).toEqual({ ...payment, at: NOON });
  });

  test('until it is removed', () => {
    const { storage, kept } = memory();
    savePayment(storage, payment, NOON);
    savePayment(storage, null, NOON);
    expect([...kept]).toEqual([]);
    expect(loadPayment(storage)).toBeNull();
  });

  test('for the life of the page where the storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = new SafeStorage(() => ({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    }));
    savePayment(storage, payment, NOON);
    expect(loadPayment(storage)).toEqual({ ...payment, at: NOON });
    savePayment(storage, null, NOON);
    expect(loadPayment(storage)).toBeNull();
  });

  test.each([
    ['another version', { version: 0, payment }, { ...payment, at: null }],
    ['an unknown state', { payment: { ...payment, state: 'refused' } }, { ...payment, state: 'unknown' }],
    ['odd pence', { payment: { ...payment, dueToday: 0.5 } }, { ...payment, dueToday: 0 }],
    [
      'an unreadable page of the provider',
      { payment: { ...payment, state: 'framed', iPageSessionId: 7 } },
      { ...payment, state: 'unknown' },
    ],
    [
      'no more than what asking needs',
      { payment: { sessionId: 'S-1', confirmationNumbers: ['C-1'] } },
      { ...payment, confirmationNumbers: ['C-1'], dueToday: 0, state: 'unknown' },
    ],
  ])('and read with %s', (_, kept, read) => {
    expect(loadPayment(memory({ [KEY]: JSON.stringify(kept) }).storage)).toEqual(read);
  });

  test.each([
    ['no session', JSON.stringify({ version: 1, payment: { ...payment, sessionId: '' } })],
    [
      'no confirmation number',
      JSON.stringify({ version: 1, payment: { ...payment, confirmationNumbers: [] } }),
    ],
    ['no JSON', '{'],
    ['more than ten thousand letters', 'x'.repeat(10_001)],
  ])('but unreadable with %s', (_, text) => {
    expect(loadPayment(memory({ [KEY]: text }).storage)).toBe('unreadable');
  });

  test('T18 but unreadable with any random content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(loadPayment(memory({ [KEY]: text }).storage)).toBe('unreadable');
      }),
    );
  });
});
