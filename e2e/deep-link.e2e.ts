import { expect, type Page } from '@playwright/test';
import { bookTo, BookingPage, goToPayment } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

const LINK =
  '#/stay/search/?arrivalDate=2027-03-02&numberOfNights=3&occupancy=[[1,0,0],[2,0,1]]&code=HEATHER';

async function expectLinkInForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('02/03/2027');
  await expect(page.getByLabel('Nights')).toHaveValue('3');
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  await expect(page.getByRole('spinbutton', { name: 'Adults' }).first()).toHaveValue('1');
  await expect(page.getByRole('spinbutton', { name: 'Dogs' }).last()).toHaveValue('1');
}

test("D-52 a link replaces a kept search, and Back returns to the link's search as the guest has changed it", async ({
  page,
}) => {
  const booking = await bookTo(page, 'rooms');
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await booking.open({ hash: LINK });
  await expectLinkInForm(page);

  await page.getByLabel('Nights').selectOption('4');
  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nights')).toHaveValue('4');
  await page.reload();
  await expect(page.getByLabel('Nights')).toHaveValue('4');
});

test('D-52 a link asks before it replaces a booking that holds a room', async ({ page, demo }) => {
  const question = page.getByRole('alertdialog', { name: 'Start a new search?' });
  const ignored = () => demo.estate.state.ledger.filter(({ path }) => path === '/api/stay/ignore').length;
  const booking = await bookTo(page, 'guests');
  const before = ignored();

  await booking.open({ hash: LINK });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my booking' }).click();
  await expect(booking.heading('Guest names')).toBeVisible();
  await expect(page).toHaveURL(/\/stay\/guests$/);
  expect(ignored()).toBe(before);

  await page.goto(`/booking/?promoCode=HEATHER`);
  await question.getByRole('button', { name: 'New search' }).click();
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  expect(ignored()).toBe(before + 1);
});

test('D-52 a reload asks nothing, whatever the query of the page says', async ({ page }) => {
  const booking = new BookingPage(page);
  await page.goto('/booking/?arrive=2027-01-17&depart=2027-01-18');
  await booking.startWithoutAccount();
  await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('17/01/2027');
  await booking.button('Check Availability').click();
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await expect(booking.heading('Guest names')).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByText('We are holding a room for you.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We are holding a room for you.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('B §2.13, A §2.4 the amend link asks for no number of rooms, and search and staging send the amend id', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  await booking.open({
    hash: '#/stay/search/?amend=WM-70413200-1&arrivalDate=2027-01-17&numberOfNights=2&occupancy=[[2,0,0]]',
  });
  await expect(booking.button('Check Availability')).toBeVisible();
  await expect(page.getByText('How many rooms would you like to book?')).toBeHidden();
  await page.reload();
  await expect(page.getByText('How many rooms would you like to book?')).toBeHidden();
  const changed = page.getByText('Change of booking WM-70413200-1');
  await expect(changed).toBeVisible();
  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expect(changed).toBeVisible();
  const search = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/availability'));
  expect(search?.body).toMatchObject({
    amendId: 'WM-70413200-1',
    arrivalDate: '2027-01-17',
    numberOfNights: 2,
  });

  await goToPayment(booking);
  await expect(changed).toBeVisible();
  const staged = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject({
    amendId: 'WM-70413200-1',
    arrivalDate: '2027-01-17',
    numberOfNights: 2,
  });
});

test('A §5.2 a party that the estate does not take becomes the default party, and the page gets a warning', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await page.addInitScript(() => {
    addEventListener('stay:warning', (event) => {
      document.title += ` ${(event as CustomEvent<{ message: string }>).detail.message}`;
    });
  });
  await booking.open({ hash: '#/stay/search/?occupancy=[[9,0,0]]&arrivalDate=2027-02-01' });
  await expect(page.getByText('Some of the details in that link could not be read.')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await expect(page).toHaveTitle(/occupancy: outOfRange$/);
});
