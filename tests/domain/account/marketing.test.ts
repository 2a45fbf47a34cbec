import { expect, it } from 'vitest';
import { mailingLists, wishedLists } from '../../../src/domain/account/marketing.ts';

it('B §3 no marketing lists are chosen while their boxes are hidden', () => {
  expect([wishedLists(true, [3507983]), wishedLists(true, []), wishedLists(false, [3507983])]).toEqual([
    [3507983],
    [],
    null,
  ]);
});

it('B §2.13 the lists that the estate has keep their order', () => {
  expect(mailingLists({ golf: 2, spa: 1 })).toEqual([
    { interest: 'spa', id: 1 },
    { interest: 'golf', id: 2 },
  ]);
});
