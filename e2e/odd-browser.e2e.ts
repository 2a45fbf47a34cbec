import { expect, type Page } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { seen } from './models/seen.ts';
import { goOn, goToPayment } from './models/stays.ts';
import { test } from './models/test.ts';

/**
 * Collects what the widget reports to the page: 'failed', and each warning's text. It uses the console, which
 * no page breaks, at a level that no engine uses itself.
 */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') heard.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('stay:failed', () => {
      console.debug('failed');
    });
    addEventListener('stay:warning', (event) => {
      console.debug((event as CustomEvent<{ message: string }>).detail.message);
    });
  });
  return heard;
}

/** Blocked cookies: no storage, no locks, no channel. */
const blockCookies = () => {
  const forbidden = () => new DOMException('Forbidden', 'SecurityError');
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw forbidden();
      },
    });
  // Firefox's initial empty page has no locks to replace.
  if (window.isSecureContext) LockManager.prototype.request = () => Promise.reject(forbidden());
  window.BroadcastChannel = class {
    constructor() {
      throw forbidden();
    }
  } as unknown as typeof BroadcastChannel;
};

/** An old library has put its methods on arrays, functions and elements. */
const addMethods = () => {
  const methods = { each: () => 1, last: () => 1, without: () => [], clone: () => [], hide: () => 1 };
  for (const { prototype } of [Array, Function, String, Element]) Object.assign(prototype, methods);
  Element.prototype.remove = function (this: Element) {
    this.parentNode?.removeChild(this);
    return this;
  };
};

/** The storage is there, and every use of it throws. */
const fillStorage = () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  Object.assign(Storage.prototype, { getItem: full, setItem: full, removeItem: full });
};

/** Plain http: no UUIDs, no locks, no cryptography. */
const leaveHttps = () => {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  for (const [from, name] of [
    [Navigator.prototype, 'locks'],
    [Crypto.prototype, 'subtle'],
  ] as const)
    Object.defineProperty(from, name, { value: undefined });
};

/** A script has frozen what it builds on, but for objects and errors. */
const freezeMost = () => {
  for (const { prototype } of [Array, Function, Map, Set, Promise, String, Number, Date, RegExp])
    Object.freeze(prototype);
};

/** Properties of the document that elements with these names hide. */
const HIDDEN = [
  ...['activeElement', 'baseURI', 'body', 'documentElement', 'head', 'implementation'],
  ...['importNode', 'querySelector', 'readyState', 'removeEventListener'],
]
  .map((name) => `<img name="${name}" alt="">`)
  .join('');

/** Defects of a browser or page that do not keep a guest from booking. */
const HARMLESS: [what: string, names: string, scripts: (() => void)[], tag: string[]][] = [
  [
    'T2 cookies are blocked, an old library has added methods, and elements hide properties of the document',
    HIDDEN,
    [blockCookies, addMethods],
    ['@core'],
  ],
  [
    'every use of the storage throws, the page is not secure, and a script has frozen what it builds on',
    '',
    [fillStorage, leaveHttps, freezeMost],
    [],
  ],
];

for (const [what, names, scripts, tag] of HARMLESS) {
  test(`a guest and a member book although ${what}`, { tag }, async ({ page, demo }) => {
    const heard = await listen(page);
    for (const script of scripts) await page.addInitScript(script);
    const booking = new BookingPage(page);
    await openHost(page, demo, { body: (widgets) => names + widgets.booking });
    await booking.startWithoutAccount();
    await booking.search({ arrival: '2027-01-17', nights: 1 });
    await goToPayment(booking);
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    await openHost(page, demo, { body: (widgets) => `${names}<p>Again</p>${widgets.booking}` });
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    const sent = demo.estate.state.ledger.map(({ path }) => path);
    expect(sent.filter((path) => path.endsWith('/booking/complete'))).toHaveLength(1);
    expect(heard).toEqual([]);
  });
}

test('where error prototypes are frozen a guest begins a booking; the login, which needs them, is not offered', async ({
  page,
  demo,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => {
    for (const { prototype } of [Error, TypeError, RangeError, SyntaxError]) Object.freeze(prototype);
  });
  await openHost(page, demo, {});
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await goOn(booking, 'search', 'guests');
  expect(heard).toEqual(['the page has changed Error.prototype, so no login is offered']);
});

const freezeObjects = () => {
  Object.freeze(Object.prototype);
};
const extendObjects = () => {
  Object.assign(Object.prototype, { extend: () => 1 });
};
/** Defects that make the widget unusable: the element shows its own content, and the page gets the reason. */
const UNUSABLE: [what: string, why: string, script: (() => void) | null][] = [
  ['createElement', 'the page has changed document.createElement', null],
  ['frozen objects', 'the page has changed Object.prototype', freezeObjects],
  ['extended objects', 'the page has changed Object.prototype.extend', extendObjects],
];

for (const [what, why, script] of UNUSABLE) {
  test(`the elements' own content shows where nothing would work: ${what}`, async ({ page, demo }) => {
    const heard = await listen(page);
    if (script) await page.addInitScript(script);
    const name = script ? '' : `<form name="${what}"></form>`;
    const before = demo.estate.state.ledger.length;
    await openHost(page, demo, { body: ({ booking, account }) => `${name}${booking}${account}` });
    await expect.poll(() => heard).toEqual([why, 'failed', why, 'failed']);
    await expect(seen(page, 'To book a stay, ring us')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(demo.estate.state.ledger.slice(before)).toEqual([]);
  });
}
