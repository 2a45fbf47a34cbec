import { expect, test } from 'vitest';
import { firstNameLabels, fullNameLabels } from '../../../src/domain/guests/guest-labels.ts';
import { describeGuest, describeGuests } from '../../../widget/texts/describe-guest.ts';
import arabic from '../../../widget/languages/ar.json';
import german from '../../../widget/languages/de.json';
import { catalogue } from '../../support/catalogue.ts';
import { guest, heldLeg, quota } from '../../support/fixtures.ts';

const room = heldLeg(1, {
  guests: [guest('Tom', 'Fell'), guest('', '', { title: '' }), guest('Ivy', '')],
});

test('D-479 a guest without a full name is labelled by their place in the room', () => {
  expect(firstNameLabels(room)).toEqual(['Tom', { place: 2 }, { place: 3 }]);
  expect(fullNameLabels(room)).toEqual(['Tom Fell', { place: 2 }, { place: 3 }]);
});

test("the label with the place is in the page's language", () => {
  expect(describeGuest(catalogue, 'Tom')).toBe('Tom');
  expect(describeGuest(catalogue, { place: 2 })).toBe('Guest 2');
  expect(describeGuest({ times: german.times }, { place: 2 })).toBe('Gast 2');
  expect(describeGuest({ times: arabic.times }, { place: 2 })).toBe('الضيف 2');
});

test('D-479 a room in which somebody is named later is described by its party', () => {
  const party = quota({ childAges: [7], children: 1 });
  const said = (labels: Parameters<typeof describeGuests>[1]) => describeGuests(catalogue, labels, party);
  expect(said(['Tom Fell', 'Ivy Fell'])).toBe('Tom Fell, Ivy Fell');
  expect(said(['Tom Fell', { place: 2 }, { place: 3 }])).toBe('2\u00a0adults & 1\u00a0child');
});
