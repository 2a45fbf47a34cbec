import { expect, test } from 'vitest';
import { byStayHours, type StayHours } from '../../../src/domain/dates/stay-hours.ts';

const hours: StayHours = {
  arrival: '2027-05-10',
  departure: '2027-05-12',
  checkIn: '15:00',
  checkOut: '11:00',
};
const at = (date: string, ...clocks: string[]) => clocks.map((clock) => `${date}T${clock}:00`);

/** The parts as 'part HH:mm …'. */
function parts(times: string[], stay: StayHours | null = hours) {
  return byStayHours(times, (time) => time, stay).map(({ part, times: own }) =>
    [part, ...own.map((time) => time.slice(11, 16))].join(' '),
  );
}

test('times on the day of arrival are before check-in until the minute of check-in', () => {
  expect(parts(at('2027-05-10', '09:00', '14:59', '15:00', '19:30'))).toEqual([
    'beforeCheckIn 09:00 14:59',
    'during 15:00 19:30',
  ]);
});

test('times on the day of departure are after check-out from the minute after it', () => {
  expect(parts(at('2027-05-12', '08:00', '11:00', '11:15', '16:00'))).toEqual([
    'during 08:00 11:00',
    'afterCheckOut 11:15 16:00',
  ]);
});

test('times of the days between are in the stay', () => {
  expect(parts(at('2027-05-11', '09:00', '16:00'))).toEqual(['during 09:00 16:00']);
});

test('nothing is said where the hotel does not tell its hours, or not as HH:mm', () => {
  const arriving = at('2027-05-10', '09:00');
  const leaving = at('2027-05-12', '16:00');
  for (const unsaid of [null, '', '3pm']) {
    const stay = { ...hours, checkIn: unsaid, checkOut: unsaid };
    expect(parts(arriving, stay)).toEqual(['during 09:00']);
    expect(parts(leaving, stay)).toEqual(['during 16:00']);
  }
  expect(parts(arriving, null)).toEqual(['during 09:00']);
});
