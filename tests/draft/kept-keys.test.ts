import { expect, it } from 'vitest';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';

const ORIGIN = 'https://stay.example';

function memory() {
  const entries = new Map<string, string>();
  const storage: PageStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  const page = { sessionStorage: storage, location: { origin: ORIGIN } } as Window;
  return { page, names: () => [...entries.keys()] };
}

it('D-506 hotels on one origin store separate bookings, by the address of their CMS', () => {
  const { page, names } = memory();
  const [usual, meridian, elsewhere] = [
    'https://stay.example/cms',
    'https://stay.example/meridian',
    'https://cms.example/cms',
  ].map((site) => keptBySite(page, site));
  meridian?.setItem('staychart.draft', 'a draft');
  elsewhere?.setItem('staychart.payment', 'a payment');
  expect([usual, meridian, elsewhere].map((kept) => kept && hasKept(kept))).toEqual([false, true, true]);
  expect(names()).toEqual([
    'staychart.draft:https://stay.example/meridian',
    'staychart.payment:https://cms.example/cms',
  ]);
  meridian?.removeItem('staychart.draft');
  expect([meridian?.getItem('staychart.draft'), elsewhere?.getItem('staychart.payment')]).toEqual([
    null,
    'a payment',
  ]);
});

it('D-506 the default CMS stores under the plain names', () => {
  const { page, names } = memory();
  keptBySite(page, `${ORIGIN}/cms`).setItem('staychart.draft', 'a draft');
  expect(names()).toEqual(['staychart.draft']);
});
