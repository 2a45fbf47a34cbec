import { describe, expect, test } from 'vitest';
import type { PackageSelection } from '../../../src/domain/addons/addons.ts';
import { earlyTimesOf, stayTimesOf } from '../../../src/domain/booking/stay-times.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { configuration } from '../../support/fixtures.ts';
import { familyRoom, packageConfiguration } from '../../support/booked-room.ts';
import { boughtTable, boughtTreatment } from '../../support/extras-fixtures.ts';
import { bookingWith, MONDAY, spaSelection, TUESDAY, teeTime } from '../../steps/itinerary/itinerary-stay.ts';

const estate = { ...packageConfiguration, bookingDefaults: { checkInTime: '15:00', checkOutTime: '11:00' } };

const withItems = (...items: [number, string, string][]): BookedRoom =>
  familyRoom({
    spaReservation: {
      items: items.map(([clientIndex, startDateTime, displayName]) => ({
        clientIndex,
        startDateTime,
        displayName,
      })),
    },
  });

const chosen = (guestIndex: number, start: string, duration: number) =>
  boughtTreatment(start, { guestIndex, duration });

/** The warnings as 'HH:mm HH:mm names' and 'HH:mm names'. */
function found(room: BookedRoom, added: PackageSelection[] = []) {
  const { clashes, early } = stayTimesOf(estate, room, added);
  const clock = (time: string) => time.slice(11, 16);
  return {
    clashes: clashes.map(({ first, second, names }) => [clock(first.start), clock(second.start), ...names]),
    early: early.map(({ appointment, names, checkIn }) => [clock(appointment.start), ...names, checkIn]),
  };
}

describe('warnings about the times of a booked room', () => {
  test('name guests whose times overlap; a treatment lasts as long as the guest chose', () => {
    const room = withItems([0, `${TUESDAY}T09:00:00`, 'Honey Massage'], [0, `${TUESDAY}T10:00:00`, 'Facial']);
    expect(found(room, [chosen(0, `${TUESDAY}T09:00:00`, 90)]).clashes).toEqual([['09:00', '10:00', 'Tom']]);
    expect(found(room, [chosen(0, `${TUESDAY}T09:00:00`, 60)]).clashes).toEqual([]);
    expect(found(room, [chosen(1, `${TUESDAY}T08:30:00`, 90)]).clashes).toEqual([]);
  });

  test('take the longest duration of a treatment known only by name, and otherwise an hour', () => {
    const [massage] = packageConfiguration.addOns.flatMap(({ spaTreatments }) => spaTreatments);
    if (!massage) throw new Error('no spa treatment in the configuration');
    const long = { ...massage, durations: massage.durations.map((one) => ({ ...one, duration: 90 })) };
    const addOns = packageConfiguration.addOns.map((addOn) => ({ ...addOn, spaTreatments: [long] }));
    const room = withItems(
      [1, `${TUESDAY}T10:00:00`, 'Walk'],
      [1, `${TUESDAY}T09:00:00`, long.displayName],
      [1, `${TUESDAY}T10:59:00`, 'Bath'],
      [1, `${TUESDAY}T11:59:00`, 'Rest'],
    );
    const { clashes } = stayTimesOf({ ...estate, addOns }, room, []);
    expect(clashes.map(({ first, second, names }) => [first.name, second.name, names])).toEqual([
      [long.displayName, 'Walk', ['Ivy']],
      ['Walk', 'Bath', ['Ivy']],
    ]);
  });

  test('count tables just chosen for everybody, not those for some', () => {
    const table = (quantity: number) => boughtTable(`${MONDAY}T19:00:00`, { quantity });
    const room = withItems([2, `${MONDAY}T20:00:00`, 'Facial']);
    expect(found(room, [table(3)]).clashes).toEqual([['19:00', '20:00', 'Sam']]);
    expect(found(room, [table(2)]).clashes).toEqual([]);
  });

  test('name times before check-in on the day of arrival', () => {
    const room = withItems(
      [1, `${MONDAY}T14:30:00`, 'Facial'],
      [0, `${MONDAY}T15:00:00`, 'Facial'],
      [0, `${TUESDAY}T09:00:00`, 'Facial'],
    );
    expect(found(room).early).toEqual([['14:30', 'Ivy', '15:00']]);
    const unknown = { ...estate, bookingDefaults: { checkInTime: 'From three', checkOutTime: '' } };
    expect(stayTimesOf(unknown, room, []).early).toEqual([]);
  });

  test('are none for a cancelled room', () => {
    const room = { ...withItems([1, `${MONDAY}T14:30:00`, 'Facial']), isCancelled: true };
    expect(found(room)).toEqual({ clashes: [], early: [] });
  });
});

describe('times of a new booking before check-in', () => {
  const stay = bookingWith({
    spaPackages: [spaSelection(0, 0, `${MONDAY}T14:30:00`), spaSelection(1, 0, `${TUESDAY}T09:00:00`)],
    dinner: [{ date: MONDAY, restaurant: 'STILL', isAvailable: true, timeslot: `${MONDAY}T19:00:00` }],
    golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T09:00:00`) }],
  });
  const early = (checkInTime: string | null) => {
    const { arrival } = configuration();
    const estateOf = configuration({ arrival: { ...arrival, checkInTime } });
    const [room] = stay.legs;
    if (!room) throw new Error('no room');
    return earlyTimesOf(estateOf, stay, room).map(({ appointment, names, checkIn }) => [
      ...[appointment.kind, appointment.start.slice(11, 16), ...names, checkIn],
    ]);
  };

  test('are those of the day of arrival, in order', () => {
    expect(early('15:00')).toEqual([
      ['golf', '09:00', 'Tom', 'Ivy', '15:00'],
      ['treatment', '14:30', 'Tom', '15:00'],
    ]);
  });

  test('are not known where the hotel does not say when rooms are ready', () => {
    expect([early(null), early('in the afternoon')]).toEqual([[], []]);
  });
});
