import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { CLIENT_ID, SCOPE } from '../../../demo/estate/idp/provider.ts';
import type { Demo } from '../../../demo/start-demo.ts';
import { TODAY } from '../../../e2e/models/demo.ts';
import type { BookingInput } from '../../../machines/booking/booking.types.ts';
import { tokenKey } from '../../../src/auth/token-key.ts';
import type { Draft } from '../../../src/draft/draft.ts';
import { PAYMENT_KEY } from '../../../src/draft/kept-keys.ts';
import type { Step } from '../../../src/domain/steps.ts';
import { PAYMENT_VERSION } from '../../../src/draft/payment-record.ts';
import type { Manifest } from '../../../widget/build-manifest.ts';
import { BUNDLE } from './build.ts';
import { LINK, ROSALIND, SEARCH } from './booking-samples.ts';
import type { Walked as BookingWalked } from './booking-hands.ts';
import { HeldAnswers, type NamedCall } from './held-answers.ts';
import type { KeptBooking } from './kept-booking.ts';

/**
 * Links that stay on the page, so that the booking still exists after leaving it. The page's own content, which would
 * stand in the widget's place until the first screen, is removed.
 */
const SETTINGS = `const booking = document.querySelector('stay-booking');
booking.settings = { links: { home: '/booking/#left', register: null } };
booking.replaceChildren();`;

/** The provider's page. It reports what the hands make it report. */
const PROVIDER = '<!doctype html><html lang="en"><title>Provider</title><h1>Pay here</h1></html>';

/** Opens the booking as a path's input says: with kept data, a sign-in to restore, and an address. */
export async function openBooking(
  page: Page,
  demo: Demo,
  kept: KeptBooking,
  event: AnyEventObject,
): Promise<BookingWalked> {
  const { draft, payment, destination: wanted } = event['input'] as BookingInput;
  demo.estate.reset();
  const code = holdCode(page, draft !== null && BEFORE_THE_CODE.includes(draft.place.step));
  const held = new HeldAnswers(callOf);
  await held.watch(page);
  await code.watch();
  await page.route('**/paymentIframe.aspx?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: PROVIDER }),
  );
  await page.route('**/assets/settings.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SETTINGS }),
  );
  await page.clock.install({ time: `${TODAY}T10:00:00Z` });
  const member = signIn(demo);
  const items = [...member.items, ...(await keptItems(kept, { draft, payment }))];
  await page.addInitScript((entries) => {
    // Firefox begins with an empty page, which has no storage.
    if (!isSecureContext) return;
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, items);
  await page.goto(`${demo.siteUrl}/booking/${wanted ? (wanted.link ? LINK : SEARCH) : ''}`);
  return {
    page,
    held,
    tabs: member.tabs,
    releaseCode: code.release,
    sessionId: () => page.evaluate(() => /^#\/([^/]+)\/stay/.exec(location.hash)?.[1] ?? 'none'),
  };
}

/**
 * A sign-in of an earlier page, and the record that nobody has logged out since. The call that restores it
 * can be held.
 */
function signIn({ apiUrl, estate }: Demo) {
  const authority = `${apiUrl}/idp`;
  const key = tokenKey({ authority, clientId: CLIENT_ID, scope: SCOPE });
  const expires_at = Date.parse('2027-12-31') / 1000;
  const token = JSON.stringify({ access_token: estate.issueToken(ROSALIND.name), expires_at });
  const items: [string, string][] = [
    [key, token],
    [`staychart.logout:${authority}:${CLIENT_ID}`, ''],
  ];
  return { items, tabs: `staychart.tabs.${key}` };
}

/** The tab's storage for a booking with held rooms and its payment. */
async function keptItems(
  kept: KeptBooking,
  { draft, payment }: Pick<BookingInput, 'draft' | 'payment'>,
): Promise<[string, string][]> {
  if (!draft && !payment) return [];
  const { key, draft: text, sessionId } = await kept.renew();
  const atPlace = JSON.parse(text) as { draft: Draft };
  if (draft) atPlace.draft.place = draft.place;
  const carried = draft?.booking?.carried;
  if (carried && atPlace.draft.booking) atPlace.draft.booking.carried = carried;
  const record = payment && { version: PAYMENT_VERSION, payment: { ...payment, sessionId } };
  return [
    ...(draft ? [[key, JSON.stringify(atPlace)] as [string, string]] : []),
    ...(record ? [[PAYMENT_KEY, JSON.stringify(record)] as [string, string]] : []),
  ];
}

/** The steps of a kept booking whose payment waits for the code of its step. */
const BEFORE_THE_CODE: readonly Step[] = ['details', 'payment'];

/** The file with only the payment step's code. Code shared with others loads without it. */
function codeOfPayment(): string {
  const { files } = JSON.parse(readFileSync(join(BUNDLE, 'manifest.json'), 'utf8')) as Manifest;
  const code = files.find(({ module }) => module === 'widget/wiring/steps/payment.ts');
  if (!code) throw new Error('No file brings the payment step');
  return code.file;
}

/** Holds the payment step's code until `release`. */
function holdCode(page: Page, isHeld: boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    watch: async () => {
      if (!isHeld) return;
      await page.route(`**/${codeOfPayment()}`, async (route) => {
        await released;
        await route.continue();
      });
    },
  };
}

/** The calls of the root's own ports. The last ones need no step but can be made to fail. */
const CALLS: readonly [RegExp, string, 'free'?][] = [
  [/^GET .*\/api\/stay\/getConfiguration$/, 'loadConfiguration'],
  [/^GET \/api\/account\/session$/, 'restoreSignIn'],
  [/^POST \/api\/session\/begin\/stay$/, 'beginSession'],
  [/^GET \/api\/session\/(?!known-user)[^/]+$/, 'checkSession'],
  [/^POST \/api\/stay\/[^/]+\/availability$/, 'searchAvailability'],
  [/^POST \/api\/stay\/ignore$/, 'ignoreBooking'],
  [/^POST \/api\/stay\/[^/]+\/booking\/complete$/, 'complete'],
  [/^GET \/api\/stay\/retrieve\//, 'findBooking'],
  [/^POST \/api\/stay\/[^/]+\/booking$/, 'bookLeg', 'free'],
  [/^POST \/api\/stay\/[^/]+\/booking\/stage$/, 'stage'],
  [/^POST \/api\/stay\/keep-alive$/, 'keepAlive', 'free'],
  [/^POST \/idp\/token$/, 'token', 'free'],
];

function callOf(request: Request): NamedCall | null {
  const call = `${request.method()} ${new URL(request.url()).pathname}`;
  const [, name, isFree] = CALLS.find(([pattern]) => pattern.test(call)) ?? [];
  return name === undefined ? null : { name, isHeld: isFree === undefined };
}
