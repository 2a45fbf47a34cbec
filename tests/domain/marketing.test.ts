import { expect, it } from 'vitest';
import { wishedLists } from '../../src/domain/marketing.ts';

it('B §3 no marketing lists are chosen while their boxes are hidden', () => {
  expect([wishedLists(true, [3507983]), wishedLists(true, []), wishedLists(false, [3507983])]).toEqual([
    [3507983],
    [],
    null,
  ]);
});
