import { describe, expect, it } from 'vitest';
import { isLeadNamed, withLeadName, withoutLeadName } from '../../../src/domain/guests/lead-names.ts';
import { booking, guest, heldLeg } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';

const nobody = { ...guest('', ''), title: '' };
const tom = { ...guest('Tom', 'Fell'), title: 'MR' };
const ivy = { ...guest('Ivy', 'Fell'), title: 'MRS' };
const twoRooms = (first = nobody, second = nobody) =>
  booking({ legs: [heldLeg(1, { guests: [first, nobody] }), heldLeg(2, { guests: [second] })] });
const guestsOf = (legs: ReturnType<typeof withLeadName>) => legs.map(({ guests }) => guests);

describe('D-479 the lead guest’s name', () => {
  it('names the first guest of the first room, trimmed; nobody knows yet who stays in the others', () => {
    const lead = { title: 'MR', firstName: ' Tom', lastName: 'Fell ' };
    expect(guestsOf(withLeadName(twoRooms(), lead, false))).toEqual([[tom, nobody], [nobody]]);
  });

  it('replaces the earlier name of the first room, and leaves the others', () => {
    const before = { ...twoRooms(tom, ivy), leadGuest };
    expect(guestsOf(withLeadName(before, { ...leadGuest, firstName: 'Tim' }, false))).toEqual([
      [{ ...tom, firstName: 'Tim' }, nobody],
      [ivy],
    ]);
  });

  it('A §5.5 names the member in one room only, never in a room with another name', () => {
    const member = { ...tom, isLoggedInUser: true };
    expect(guestsOf(withLeadName(twoRooms(ivy), leadGuest, true))).toEqual([[ivy, nobody], [member]]);
    expect(guestsOf(withLeadName(twoRooms(), leadGuest, true))).toEqual([[member, nobody], [nobody]]);
    expect(guestsOf(withLeadName(twoRooms(nobody, member), leadGuest, true))).toEqual([
      [nobody, nobody],
      [member],
    ]);
    expect(guestsOf(withLeadName(twoRooms(ivy, ivy), leadGuest, true))).toEqual([[ivy, nobody], [ivy]]);
  });

  it('is removed when the lead guest is somebody else; other names stay', () => {
    const left = withoutLeadName({ ...twoRooms(tom, ivy), leadGuest });
    expect(left.legs.map(({ guests }) => guests)).toEqual([[nobody, nobody], [ivy]]);
  });

  it('is needed in the first room, or in that of the member', () => {
    const member = { ...ivy, isLoggedInUser: true };
    const rooms = [twoRooms(), twoRooms(tom), twoRooms(nobody, ivy), twoRooms(nobody, member)];
    expect(rooms.map(isLeadNamed)).toEqual([false, true, false, true]);
  });
});
