import type { Page } from '@playwright/test';
import { CLIENT_ID, SCOPE } from '../../../../demo/estate/idp/provider.ts';
import type { Demo } from '../../../../demo/start-demo.ts';
import { TODAY } from '../../../../e2e/models/demo.ts';
import { openSummary } from '../../../../e2e/models/stays.ts';
import type { BookingInput } from '../../../../machines/booking/booking.types.ts';
import { tokenKey } from '../../../../src/auth/token-key.ts';
import type { Draft } from '../../../../src/draft/draft.ts';
import { PAYMENT_KEY } from '../../../../src/draft/kept-keys.ts';
import { PAYMENT_VERSION } from '../../../../src/draft/payment-record.ts';
import { LINK, ROSALIND, type Walked } from './booking-hands.ts';
import { HeldAnswers } from './held-answers.ts';

const DRAFT_KEY = 'staychart.draft';

/**
 * Links that stay on the page, so that the booking still exists after leaving it. The page's own content,
 * which would stand in the widget's place until the first screen, is removed.
 */
const SETTINGS = `const booking = document.querySelector('stay-booking');
booking.settings = { links: { home: '/booking/#left', register: null } };
booking.replaceChildren();`;

/** A booking made once up to the summary: its entry in the session storage, and what the estate holds for it. */
export interface KeptBooking {
  text: string;
  holds: Pick<Demo['estate']['state'], 'sessions' | 'sold' | 'taken' | 'lastNumber'>;
}

/** Makes the booking as a guest: a night in the Park Room for Tom and Ivy Fell. */
export async function keepBooking(page: Page, { estate }: Demo): Promise<KeptBooking> {
  estate.reset();
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await openSummary(page, {
    arrival: '2027-01-17',
    nights: 1,
    rooms: [{ room: 'Park Room', rate: /^Room only - Pay later/, guests: ['Tom Fell', 'Ivy Fell'] }],
  });
  const text = (await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)) ?? '';
  const { sessions, sold, taken, lastNumber } = estate.state;
  return { text, holds: structuredClone({ sessions, sold, taken, lastNumber }) };
}

/** Opens the booking as a path's input says: with kept data, a sign-in to restore, and an address. */
export async function openBooking(
  page: Page,
  demo: Demo,
  kept: KeptBooking,
  { draft, payment, destination }: BookingInput,
): Promise<Walked> {
  if (draft ?? payment) Object.assign(demo.estate.state, structuredClone(kept.holds));
  const held = new HeldAnswers();
  await held.watch(page);
  await page.route('**/assets/settings.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SETTINGS }),
  );
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  const items = [...signIn(demo), ...keptItems(kept, { draft, payment })];
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, items);
  await page.goto(`/standard/booking/${destination ? (destination.link ? LINK : '#/stay/search/') : ''}`);
  return { page, held };
}

/** A sign-in of an earlier page, and the record that nobody has logged out since. */
function signIn({ apiUrl, estate }: Demo): [string, string][] {
  const authority = `${apiUrl}/idp`;
  const expires_at = Date.parse('2027-12-31') / 1000;
  const token = { access_token: estate.issueToken(ROSALIND.name), expires_at };
  return [
    [tokenKey({ authority, clientId: CLIENT_ID, scope: SCOPE }), JSON.stringify(token)],
    [`staychart.logout:${authority}:${CLIENT_ID}`, ''],
  ];
}

/** The tab's storage for the kept booking, at the place of the draft, and for its payment. */
function keptItems(
  { text }: KeptBooking,
  { draft, payment }: Pick<BookingInput, 'draft' | 'payment'>,
): [string, string][] {
  const entry = JSON.parse(text) as { draft: Draft };
  const { sessionId } = entry.draft;
  const atPlace = draft && { ...entry, draft: { ...entry.draft, place: draft.place } };
  const record = payment && { version: PAYMENT_VERSION, payment: { ...payment, sessionId } };
  return [
    ...(atPlace ? [[DRAFT_KEY, JSON.stringify(atPlace)] as [string, string]] : []),
    ...(record ? [[PAYMENT_KEY, JSON.stringify(record)] as [string, string]] : []),
  ];
}
