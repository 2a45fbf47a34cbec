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
 * Links that lead nowhere else, so that the booking is still there when it has been left, and no content of the page's
 * own, which would stand in the widget's place until the first screen (D-292).
 */
const SETTINGS = `const booking = document.querySelector('stay-booking');
booking.settings = { links: { home: '/booking/#left', register: null } };
booking.replaceChildren();`;

/** The provider's page, which reports what the hands make it report. */
const PROVIDER = '<!doctype html><html lang="en"><title>Provider</title><h1>Pay here</h1></html>';

/** Opens the booking as the input of a path says: with what is kept, a sign-in that is to be restored, and the address. */
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
    // The empty page that Firefox begins with keeps nothing.
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

/** A sign-in of an earlier page, so that the question for it can be held, and that nobody has logged out since. */
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

/** What the tab has kept, of a booking whose rooms are held and of its payment. */
async function keptItems(
  kept: KeptBooking,
  { draft, payment }: Pick<BookingInput, 'draft' | 'payment'>,
): Promise<[string, string][]> {
  if (!draft && !payment) return [];
  const { key, draft: text, sessionId } = await kept.renew();
  const atPlace = JSON.parse(text) as { draft: Draft };
  if (draft) atPlace.draft.place = draft.place;
  const record = payment && { version: PAYMENT_VERSION, payment: { ...payment, sessionId } };
  return [
    ...(draft ? [[key, JSON.stringify(atPlace)] as [string, string]] : []),
    ...(record ? [[PAYMENT_KEY, JSON.stringify(record)] as [string, string]] : []),
  ];
}

/** Where a kept booking begins of which the payment waits for the code of its step. */
const BEFORE_THE_CODE: readonly Step[] = ['details', 'payment'];

/** The file that brings the payment step. What it shares with others comes without it. */
function codeOfPayment(): string {
  const { files } = JSON.parse(readFileSync(join(BUNDLE, 'manifest.json'), 'utf8')) as Manifest;
  const code = files.find(({ module }) => module === 'widget/wiring/steps/payment.ts');
  if (!code) throw new Error('No file brings the payment step');
  return code.file;
}

/** The code of the payment step comes when it is told to. */
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

/** The calls of the root's own ports, and at the end those that need no step but may be made to fail. */
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
