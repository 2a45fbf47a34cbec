import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { finishChanges } from '../../../e2e/models/demo.ts';
import {
  selectIsUnavailable,
  selectPlace,
  selectNotice,
  selectStep,
  selectStepActor,
  type BookingSnapshot,
} from '../../../machines/booking/booking.selectors.ts';
import { isUnopened } from './booking-samples.ts';
import { toldBy } from '../../support/told-booking.ts';

/** The heading of each step (A §2.3 to §2.11, B §2). */
const HEADINGS: Readonly<Record<string, string>> = {
  start: 'Book a room',
  search: 'Book a room',
  rooms: 'Room {leg}: Select Room',
  rates: 'Room {leg}: Select Rate',
  guests: 'Guest names',
  itinerary: 'Set your itinerary',
  addons: 'Can we make your stay even more special?',
  details: 'Lead booker details',
  summary: 'Check your booking details',
  payment: 'Payment',
  confirmation: 'Your stay is booked!',
};

/** The address of each step (A §2.1). */
const ROUTES: Readonly<Record<string, string>> = {
  search: '#/stay/search/',
  rooms: '#/{session}/stay/room/{leg}',
  rates: '#/{session}/stay/rate/{leg}',
  guests: '#/{session}/stay/guests',
  itinerary: '#/{session}/stay/itinerary',
  addons: '#/{session}/stay/add-ons',
  details: '#/{session}/stay/details',
  summary: '#/{session}/stay/summary',
  payment: '#/{session}/stay/payment',
  confirmation: '#/{session}/stay/confirmation/',
};
const NOTICES = { expired: '#/?hasExpired=true', error: '#/?hasError=true' };

const UNREACHABLE = 'We cannot reach the booking system';
const SOLD_OUT = 'Choose new dates';
const HEADING = '[data-stay-heading]';
const DIALOG = ':is([role=dialog], [role=alertdialog], dialog[open])';

/** Whether a step is shown with its heading and nothing is pending. */
function isStep(at: BookingSnapshot): boolean {
  if (at.matches({ flow: 'receipt' })) return true;
  // After a reload the provider's page waits for its step's code.
  return selectStepActor(at) !== null && !selectIsUnavailable(at) && !isUnopened(at);
}

function dialogOf(at: BookingSnapshot): string | null {
  if (at.matches({ leave: 'asking' })) return 'Are you sure?';
  if (at.matches({ link: 'asking' })) return 'Start a new search?';
  const isSoldOut =
    at.matches({ flow: { legs: 'rooms' } }) && toldBy(at.context).availability?.isAvailable === false;
  return isSoldOut ? SOLD_OUT : null;
}

function headingOf(at: BookingSnapshot): string | undefined {
  if (selectIsUnavailable(at)) return UNREACHABLE;
  if (!isStep(at)) return undefined;
  const step = selectStep(at) ?? '';
  if (at.matches({ flow: 'outcome' })) return 'Checking your booking';
  if (step === 'details' && at.context.profile) return 'Your details';
  return HEADINGS[step]?.replace('{leg}', String(toldBy(at.context).leg));
}

/**
 * The element with the focus on arrival: in the dialog, on an error, or on the heading of a new step (D-37).
 */
function focusOf(at: BookingSnapshot, before: BookingSnapshot | null): string | null {
  if (dialogOf(at) !== null) return DIALOG;
  if (before === null || !isNewScreen(at, before)) return null;
  if (selectIsUnavailable(at) || selectNotice(at) !== null) return '[role=alert]';
  return isStep(at) ? HEADING : null;
}

function isNewScreen(at: BookingSnapshot, before: BookingSnapshot): boolean {
  if (selectIsUnavailable(at)) return !selectIsUnavailable(before);
  return isStep(at) && isStep(before) && selectStep(at) !== selectStep(before);
}

/** Checks heading, dialog, focus and address of a planned state. `before` is the state before it. */
export async function expectShown(
  page: Page,
  at: BookingSnapshot,
  before: BookingSnapshot | null,
): Promise<void> {
  const heading = headingOf(at);
  if (heading === undefined) await expect(page.locator(`stay-booking ${HEADING}`)).toHaveCount(0);
  else await expect(page.locator('stay-booking h2').filter({ hasText: heading }).first()).toBeVisible();

  const dialog = dialogOf(at);
  if (dialog === null) await expect(page.locator(`stay-booking ${DIALOG}`)).toHaveCount(0);
  else
    await expect(
      page.getByRole('alertdialog', { name: dialog }).or(page.getByRole('dialog', { name: dialog })),
    ).toBeVisible();

  await expectAddress(page, at);
  const focus = focusOf(at, before);
  if (focus !== null) await expect.poll(() => focusIsIn(page, focus), `the focus is in ${focus}`).toBe(true);
}

async function expectAddress(page: Page, at: BookingSnapshot): Promise<void> {
  const { notice } = at.context;
  const place = selectPlace(at);
  if (place === null) return;
  const { step, leg } = place;
  if (step === 'start') {
    await expect.poll(() => hashOf(page)).toBe(notice === null ? '#/' : NOTICES[notice]);
    return;
  }
  const route = ROUTES[step];
  if (route === undefined) return;
  await expect.poll(() => hashOf(page)).toBe(route.replace('{leg}', String(leg)));
}

/** The booking's address with its session replaced, since the estate chooses the session. */
async function hashOf(page: Page): Promise<string> {
  const hash = await page.evaluate(() => location.hash || '#/');
  return hash.replace(/^#\/[\w-]{8,}\/stay/, '#/{session}/stay');
}

function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((where) => {
    const root = document.querySelector('stay-booking')?.shadowRoot;
    return root?.activeElement?.closest(where) instanceof Element;
  }, selector);
}

/** Checks the page with axe, after all changes of colour have finished. */
export async function expectAccessible(page: Page): Promise<void> {
  await finishChanges(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      // The provider's page is not part of the widget.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  expect(found).toEqual([]);
}
