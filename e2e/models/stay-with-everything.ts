import type { Page } from '@playwright/test';
import { AddOnsPage } from './addons-page.ts';
import { ItineraryPage } from './itinerary-page.ts';
import type { Stay } from './stays.ts';

const MASSAGE = 'Heather & Honey Massage';

/** A stay from Monday to Thursday in two rooms: a spa break with dinner for two, bed & breakfast for three. */
export const STAY: Stay = {
  arrival: '2027-01-18',
  nights: 3,
  rooms: [
    { rate: /^Bath House break with dinner/ },
    {
      room: 'Lake Suite',
      rate: /^Bed & breakfast(?!,)/,
      guests: ['Sam Fell', 'Joy Fell', 'Ann Fell'],
    },
  ],
};

/**
 * Books the spa package for both guests on two of the three dates, the tables of the stay, and the pool for a morning.
 */
export async function fillItinerary(page: Page): Promise<void> {
  const itinerary = new ItineraryPage(page);
  await itinerary.open('Spa Package Extras', 1);
  await itinerary.chooseTreatment(MASSAGE, 90);
  await itinerary.chooseTreatmentTime('Tom', 'AM', '09:00');
  await itinerary.press('Continue');
  await itinerary.chooseTreatment(MASSAGE, 60);
  await itinerary.chooseTreatmentTime('Ivy', 'PM', '14:30');
  await itinerary.press('Continue');
  await itinerary.chooseTreatment('Back, Neck & Shoulders', 60);
  await itinerary.chooseTreatmentTime('Tom', 'AM', '11:00');
  await itinerary.press('Continue');
  await itinerary.chooseTreatment(MASSAGE, 90);
  await itinerary.chooseTreatmentTime('Ivy', 'AM', '11:30');
  await itinerary.press('Done');

  await itinerary.open('Breakfast Times', 1);
  await itinerary.chooseTable('Tuesday 19th January 2027', '08:30');
  await page.getByRole('button', { name: 'The same every morning' }).click();
  await itinerary.press('Done');
  await itinerary.open('Dinner Times', 1);
  await itinerary.chooseTable('Monday 18th January 2027', '19:00');
  await itinerary.chooseTable('Tuesday 19th January 2027', '19:30');
  await itinerary.chooseTable('Wednesday 20th January 2027', '18:30', 'The Boathouse Kitchen');
  await itinerary.press('Done');
  const pool = await itinerary.open('Pool & Spa Access', 1);
  await pool
    .getByRole('group', { name: 'Wednesday 20th January 2027' })
    .getByRole('button', { name: 'Morning' })
    .click();
  await itinerary.press('Done');
  await itinerary.open('Breakfast Times', 2);
  await itinerary.chooseTable('Tuesday 19th January 2027', '09:00');
  await itinerary.chooseTable('Wednesday 20th January 2027', '09:00');
  await itinerary.chooseTable('Thursday 21st January 2027', '10:00');
  await itinerary.press('Done');
}

/**
 * Adds golf for three, mud for two and the garden for all of room 2, and three bunches of flowers for room 1.
 */
export async function fillAddOns(page: Page): Promise<void> {
  const addOns = new AddOnsPage(page);
  const golf = await addOns.open('A round on the Ling Course', 'Add for room 2');
  await golf.getByRole('checkbox', { name: 'Tuesday 19th January 2027' }).check();
  await golf.getByRole('radio', { name: '3' }).check();
  await addOns.press('Continue');
  await golf.getByRole('button', { name: '09:30', exact: true }).click();
  await addOns.press('Continue');
  const mud = await addOns.open('The mud room', 'Book your experience for room 2');
  await mud.getByRole('checkbox', { name: 'Ann Fell' }).uncheck();
  await mud.getByRole('radio', { name: '16:00', exact: true }).check();
  await addOns.press('Done');
  const garden = await addOns.open('An hour in the spa garden', 'Book your experience for room 2');
  await garden.getByRole('radio', { name: '17:00', exact: true }).check();
  await addOns.press('Done');
  await addOns.add('Flowers in your room', 1);
  const flowers = addOns.panel('Flowers in your room');
  await flowers.getByRole('button', { name: /^More/ }).click();
  await flowers.getByRole('button', { name: /^More/ }).click();
}
