import { expect, test } from 'vitest';
import { roomNames, withoutLentNames } from '../../../src/domain/guests/room-names.ts';
import { guest, heldLeg } from '../../support/fixtures.ts';

const TOM = 'Mr Tom Fell';
const IVY = 'Mrs Ivy Fell';
const all = (...guests: (string | null)[]) => ({ inNameOf: null, guests });
const lent = (...guests: string[]) => ({ inNameOf: TOM, guests });

test.each([
  ['everybody named', [[TOM, IVY], ['Sam Fell']], [all(TOM, IVY), all('Sam Fell')]],
  [
    'one name for both rooms',
    [
      [TOM, null],
      [TOM, null],
    ],
    [lent(), lent()],
  ],
  ['one name for rooms of one guest each', [[TOM], [TOM]], [all(TOM), lent()]],
  [
    'others named beside it',
    [
      [TOM, IVY, null],
      [TOM, 'Joy Fell'],
    ],
    [lent(IVY), lent('Joy Fell')],
  ],
  ['nobody named yet', [[null, null], [null]], [all(null, null), all(null)]],
  ['only a later guest named', [[null, IVY]], [all(null, IVY)]],
])('D-479 %s', (_, rooms, names) => {
  expect(rooms.map((room, index) => roomNames(room, rooms.slice(0, index)))).toEqual(names);
});

test('a name that is only lent to a room is no name of a guest there', () => {
  const tom = guest('Tom', 'Fell');
  const legs = [heldLeg(1, { guests: [tom] }), heldLeg(2, { guests: [tom, guest('Ivy', 'Fell')] })];
  const names = withoutLentNames(legs).map(({ guests }) => guests.map(({ firstName }) => firstName));
  expect(names).toEqual([['Tom'], ['', 'Ivy']]);
});
