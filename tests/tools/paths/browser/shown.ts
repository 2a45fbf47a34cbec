import { expect, type Page } from '@playwright/test';
import {
  selectIsUnavailable,
  selectLeg,
  selectNotice,
  selectPlace,
  selectStep,
  selectStepActor,
  type BookingSnapshot,
} from '../../../../machines/booking/booking.selectors.ts';
import { STEP_SCREENS } from '../../../support/step-screens.ts';

const NOTICES = { expired: '#/?hasExpired=true', error: '#/?hasError=true' };

const HEADING = '[data-stay-heading]';
const DIALOG = ':is([role=dialog], [role=alertdialog], dialog[open])';

/** Whether a step is shown with its heading and nothing is pending. */
function isStep(at: BookingSnapshot): boolean {
  return (
    at.matches({ flow: { made: 'receipt' } }) || (selectStepActor(at) !== null && !selectIsUnavailable(at))
  );
}

function dialogOf(at: BookingSnapshot): string | null {
  if (at.matches({ question: 'leaving' })) return 'Are you sure?';
  return at.matches({ question: 'linking' }) ? 'Start a new search?' : null;
}

function headingOf(at: BookingSnapshot): string | undefined {
  if (selectIsUnavailable(at)) {
    const { failure } = at.context;
    const isSilent = failure?.kind === 'offline' || failure?.kind === 'timeout';
    return isSilent ? 'We cannot reach the booking system' : 'We cannot go on with your booking';
  }
  if (!isStep(at)) return undefined;
  const step = selectStep(at);
  if (at.matches({ flow: { locked: 'outcome' } })) return 'Checking your booking';
  if (step === 'details' && at.context.profile) return 'Your details';
  return step === null ? undefined : STEP_SCREENS[step][0].replace('{leg}', String(selectLeg(at)));
}

/** Where the focus is on arrival: in the dialog, on an error, or on the heading of a new step (D-37). */
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
  else await expect(page.getByRole('alertdialog', { name: dialog })).toBeVisible();

  const address = addressOf(at);
  if (address !== undefined) await expect.poll(() => hashOf(page)).toBe(address);
  const focus = focusOf(at, before);
  if (focus !== null) await expect.poll(() => focusIsIn(page, focus), `the focus is in ${focus}`).toBe(true);
}

function addressOf(at: BookingSnapshot): string | undefined {
  const place = selectPlace(at);
  if (place === null) return undefined;
  const notice = selectNotice(at);
  if (place.step === 'start' && notice !== null) return NOTICES[notice];
  return STEP_SCREENS[place.step][1].replace('{leg}', String(place.leg));
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
