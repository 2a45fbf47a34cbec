// The outlines of the rooms and the rates at 1280 px. models/outline.ts explains the notation.
import { DATES, foot, head, pictures } from './parts.ts';

/** A room's picture opens full screen when pressed. */
const room = (name: string, pictureCount: number) => {
  const [group, ...buttons] = pictures(name, pictureCount).split('\n');
  const enlarge = Array.from(
    { length: pictureCount },
    (_, n) => `    button '${name}, picture ${n + 1} of ${pictureCount}, full screen'`,
  );
  return `
${[group, ...enlarge, ...buttons].join('\n')}
  heading 4 '${name}'
  button 'View more: ${name}', expanded false
  button 'Continue: ${name}'
  checkbox 'Compare: ${name}'
  button 'Prices by date: ${name}', expanded false`;
};

const area = (name: string) => `
region '${name}'
  heading 3 '${name}'
${pictures(name, 3)}`;

/** A §2.5, §9.3: the areas and their rooms. Four rooms are not available on these nights. */
export const rooms = [
  `${head(DATES)}
navigation 'Your rooms'
heading 2 'Room 1: Select Room'
button 'Filter and sort'
button 'View estate map'`,
  area('The House'),
  ...[room('Park Room', 3), room('Lake View Room', 3), room('Lake Suite', 3)],
  area('The Stable Yard'),
  ...[room('Groom’s Room', 2), room('Hayloft', 2), room('Coach House', 3)],
  area('Harle Moor'),
  ...[room('Shepherd’s Hut', 3), room('Keeper’s Cottage', 3)],
  area('Lakeside'),
  room('Shore Cabin', 3),
  `
button '4 more room types, not available for your stay', expanded false`,
  foot('Room types available for your stay: 9 of 13.'),
].join('');

const LATER = 'Pay on arrival and cancel your stay up to 3pm on 16th January';
const FINAL = 'Non-refundable. This booking cannot be cancelled or changed online.';
const rates = (group: string, pictureCount: number, ...labels: string[]) => `
  region '${group}'
${pictures(group, pictureCount, '    ')}
    heading 3 '${group}'${labels.map((label) => `\n    radio '${label.replace('LATER', LATER).replace('FINAL', FINAL)}'`).join('')}`;

/** A §2.7: what every stay includes, then the rates by group, the cheapest first. */
export const ratesOfRoom = `${head(DATES)}
navigation 'Your rooms'
heading 2 'Room 1: Select Rate'
region 'With every stay'
  heading 3 'With every stay'
  heading 4 'The lake'
  heading 4 'Tea at four'
  heading 4 'Boots and maps'
group 'Rates'${rates('Just the stay', 2, 'Room only - Pay later Lowest price £238 £119 a night LATER')}${rates(
  'Bed & breakfast',
  2,
  'Heather bed & breakfast - Pay later - 15% off £265 £132.50 a night With code HEATHER LATER',
  'Bed & breakfast - Pay later £312 £156 a night +£47 in all, compared with Heather bed & breakfast LATER',
  'Bed, breakfast & bathing - Pay later £408 £204 a night Includes pool access +£143 in all, compared with Heather bed & breakfast LATER',
)}${rates(
  'Dinner, bed & breakfast',
  2,
  'First-night dinner, bed & breakfast - Pay later £404 £202 a night LATER',
  'Dinner, bed & breakfast - Pay later £496 £248 a night Includes dinner each night +£92 in all, compared with First-night dinner, bed & breakfast LATER',
)}${rates(
  'Bath House breaks',
  2,
  'Bath House break - Pay later £760 £380 a night LATER',
  'Bath House break with dinner £944 £472 a night Includes dinner each night +£184 in all, compared with Bath House break FINAL',
)}${rates(
  'Golf breaks',
  2,
  'Golf break £544 £272 a night FINAL',
  'Golf break with dinner - Pay later £728 £364 a night Includes dinner each night +£184 in all, compared with Golf break LATER',
)}${rates('Winter fires', 1, 'Winter fires - Pay later £309 £154.50 a night LATER')}
button 'Back'
button 'Next Step', disabled (Choose a rate to go on.)${foot()}`;
