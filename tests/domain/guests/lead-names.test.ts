import { describe, expect, it } from 'vitest';
import { areRoomsNamed, withLeadName, withoutLeadName } from '../../../src/domain/guests/lead-names.ts';
import { booking, guest, heldLeg } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';

const nobody = { ...guest('', ''), title: '' };
const tom = { ...guest('Tom', 'Fell'), title: 'MR' };
const ivy = { ...guest('Ivy', 'Fell'), title: 'MRS' };
const twoRooms = (first = nobody, second = nobody) =>
  booking({ legs: [heldLeg(1, { guests: [first, nobody] }), heldLeg(2, { guests: [second] })] });
const guestsOf = (legs: ReturnType<typeof withLeadName>) => legs.map(({ guests }) => guests);

describe('D-479 the lead guest’s name', () => {
  it('names the first guest of each room, trimmed; the other guests keep theirs', () => {
    const lead = { title: 'MR', firstName: ' Tom', lastName: 'Fell ' };
    expect(guestsOf(withLeadName(twoRooms(), lead, false))).toEqual([[tom, nobody], [tom]]);
  });

  it('leaves a room that is in another name', () => {
    expect(guestsOf(withLeadName(twoRooms(nobody, ivy), leadGuest, false))).toEqual([[tom, nobody], [ivy]]);
  });

  it('replaces the earlier lead name in each room', () => {
    const before = { ...twoRooms(tom, tom), leadGuest };
    expect(guestsOf(withLeadName(before, { ...leadGuest, firstName: 'Tim' }, false))).toEqual([
      [{ ...tom, firstName: 'Tim' }, nobody],
      [{ ...tom, firstName: 'Tim' }],
    ]);
  });

  it('A §5.5 names the member in one room only, never in a room with another name', () => {
    expect(guestsOf(withLeadName(twoRooms(ivy), leadGuest, true))).toEqual([
      [ivy, nobody],
      [{ ...tom, isLoggedInUser: true }],
    ]);
    expect(guestsOf(withLeadName(twoRooms(), leadGuest, true))).toEqual([
      [{ ...tom, isLoggedInUser: true }, nobody],
      [tom],
    ]);
  });

  it('is removed when the lead guest is somebody else; other names stay', () => {
    const left = withoutLeadName({ ...twoRooms(tom, ivy), leadGuest });
    expect(left.legs.map(({ guests }) => guests)).toEqual([[nobody, nobody], [ivy]]);
  });

  it('is needed for each room', () => {
    expect([areRoomsNamed(twoRooms(tom)), areRoomsNamed(twoRooms(tom, ivy))]).toEqual([false, true]);
  });
});
