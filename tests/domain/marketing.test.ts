import { expect, it } from 'vitest';
import { marketingFields, wishedLists } from '../../src/domain/marketing.ts';
import { registeredMember } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';

it('B §3 the marketing system is told address, name and date of birth, where they are known', () => {
  expect(marketingFields(registeredMember)).toEqual([
    { Key: 'ADDRESS1', Value: '4 Tanner’s Row' },
    { Key: 'ADDRESS2', Value: 'Overbeck' },
    { Key: 'CITY', Value: 'Kelderby' },
    { Key: 'POSTCODE', Value: 'KD1 4AB' },
    { Key: 'TITLE', Value: 'MRS' },
    { Key: 'FIRSTNAME', Value: 'Ada' },
    { Key: 'LASTNAME', Value: 'Moss' },
    { Key: 'DATE_OF_BIRTH', Value: '1971-05-09' },
  ]);
  expect(marketingFields(profile).map(({ Key }) => Key)).toEqual(['TITLE', 'FIRSTNAME', 'LASTNAME']);
});

it('B §3 no lists are wished for while their boxes are hidden', () => {
  expect([wishedLists(true, [3507983]), wishedLists(true, []), wishedLists(false, [3507983])]).toEqual([
    [3507983],
    [],
    null,
  ]);
});
