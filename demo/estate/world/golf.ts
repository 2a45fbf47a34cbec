import { chance } from './chance.ts';
import { at, monthOf } from './days.ts';
import { isPrivateParty } from './seasons.ts';
import type { LocalDate, TeeTimeRecord, World } from './types.ts';
import type { GolfConfiguration, SystemStatus } from './wire.ts';

const COURSE = { courseId: 'LING18', propertyId: 'WITHENMERE' };
const MINUTES_BETWEEN_STARTS = 20;

export function golfConfigurationOf(status: SystemStatus): GolfConfiguration {
  return {
    SystemStatus: status,
    Courses: [
      {
        CourseId: COURSE.courseId,
        PropertyId: COURSE.propertyId,
        DisplayName: 'The Ling Course',
        Holes: 18,
        Par: 71,
        Description: '<p>Eighteen holes from the lake shore up to the heather and back.</p>',
      },
    ],
  };
}

/**
 * The tee sheet of a day: a start every twenty minutes in daylight. Some starts have fewer than four places left, some
 * have none. Empty on private parties.
 */
export function teeTimes(world: World, date: LocalDate): TeeTimeRecord[] {
  if (isPrivateParty(date)) return [];
  const month = monthOf(date);
  const isWinter = month >= 11 || month <= 2;
  const first = (isWinter ? 8 : 7) * 60 + 30;
  const last = (isWinter ? 13 : 16) * 60 + 30;
  const sheet: TeeTimeRecord[] = [];
  for (let minutes = first; minutes <= last; minutes += MINUTES_BETWEEN_STARTS) {
    const luck = chance(world.seed, `tee ${date} ${minutes}`);
    const places = luck < 0.55 ? 4 : luck < 0.65 ? 3 : luck < 0.75 ? 2 : luck < 0.8 ? 1 : 0;
    const start = at(date, minutes);
    sheet.push({
      DateTime: start,
      isAvailable: places > 0,
      places,
      ...COURSE,
      greenFeeItemId: isWinter ? 'GF-WINTER' : minutes < 12 * 60 ? 'GF-MORNING' : 'GF-AFTERNOON',
      mType: 'RES',
      Reference: `LING18-${start.slice(0, 10).replaceAll('-', '')}-${start.slice(11, 16).replace(':', '')}`,
    });
  }
  return sheet;
}
