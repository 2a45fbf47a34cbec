import { expect, type Page } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { test } from './models/answered-page.ts';
import { BookingPage, GOOD_CARD, goToPayment } from './models/booking-page.ts';

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

/** Books from the search to the confirmation, and expects one payment with a known outcome. */
async function book(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  await goToPayment(booking);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
}

/** Defects of a browser or page that do not keep a guest from booking. */
const HARMLESS: Record<string, () => void> = {
  'cookies are blocked: no storage, no locks, no channel': () => {
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
  },
  'the storage is there, and every use of it throws': () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { getItem: full, setItem: full, removeItem: full });
  },
  'plain http: no UUIDs, no locks, no cryptography': () => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const [from, name] of [
      [Navigator.prototype, 'locks'],
      [Crypto.prototype, 'subtle'],
    ] as const)
      Object.defineProperty(from, name, { value: undefined });
  },
  'an old library has put its methods on arrays, functions and elements': () => {
    const methods = { each: () => 1, last: () => 1, without: () => [], clone: () => [], hide: () => 1 };
    for (const { prototype } of [Array, Function, String, Element]) Object.assign(prototype, methods);
    Element.prototype.remove = function (this: Element) {
      this.parentNode?.removeChild(this);
      return this;
    };
  },
  'a script has frozen what it builds on, but for objects and errors': () => {
    for (const { prototype } of [Array, Function, Map, Set, Promise, String, Number, Date, RegExp])
      Object.freeze(prototype);
  },
};

for (const [what, script] of Object.entries(HARMLESS)) {
  test(`a guest and a member book although ${what}`, async ({ page, demo }) => {
    const heard = await listen(page);
    await page.addInitScript(script);
    const booking = new BookingPage(page);
    const before = demo.estate.state.ledger.length;
    await openHost(page, demo, {});
    await booking.startWithoutAccount();
    await book(page);
    await openHost(page, demo, { body: (widgets) => `<p>Again</p>${widgets.booking}` });
    // Where the tab stores anything, the confirmation survives (E-02).
    await page.evaluate(() => {
      location.hash = '#/stay';
    });
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    const sent = demo.estate.state.ledger.slice(before).map(({ path }) => path);
    expect(sent.filter((path) => path.endsWith('/booking/complete'))).toHaveLength(1);
    expect(heard).toEqual([]);
  });
}

test('a guest books where error prototypes are frozen; the login, which needs them, is not offered', async ({
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
  await book(page);
  expect(heard).toEqual(['the page has changed Error.prototype, so no login is offered']);
});

test('T2 a guest books although elements of the page hide properties of the document', async ({
  page,
  demo,
}) => {
  const heard = await listen(page);
  const names = ['activeElement', 'baseURI', 'body', 'documentElement', 'head', 'implementation'];
  const more = ['importNode', 'querySelector', 'readyState', 'removeEventListener'];
  await openHost(page, demo, {
    body: ({ booking }) =>
      [...names, ...more].map((name) => `<img name="${name}" alt="">`).join('') + booking,
  });
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await book(page);
  expect(heard).toEqual([]);
});

const freezeObjects = () => {
  Object.freeze(Object.prototype);
};
const extendObjects = () => {
  Object.assign(Object.prototype, { extend: () => 1 });
};
const changeJson = () => {
  Object.assign(Array.prototype, {
    toJSON(this: unknown[]) {
      return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
    },
  });
};
const changeArrays = () => {
  Array.from = ((given: ArrayLike<unknown>) =>
    Array.prototype.slice.call<ArrayLike<unknown>, [], unknown[]>(given)) as typeof Array.from;
};
const hides = (name: string): [string, string] => [name, `the page has changed document.${name}`];

/** Defects that make the widget unusable: the element shows its own content, and the page gets the reason. */
const UNUSABLE: [what: string, why: string, script: (() => void) | null][] = [
  ...['addEventListener', 'createElement', 'createTextNode', 'defaultView', 'documentMode', 'parentNode']
    .map(hides)
    .map(([name, why]): [string, string, null] => [name, why, null]),
  ['frozen objects', 'the page has changed Object.prototype', freezeObjects],
  ['extended objects', 'the page has changed Object.prototype.extend', extendObjects],
  ['changed JSON', 'the page has changed JSON.stringify', changeJson],
  ['changed arrays', 'the page has changed Array.from', changeArrays],
];

for (const [what, why, script] of UNUSABLE) {
  test(`the elements' own content shows where nothing would work: ${what}`, async ({
    page,
    demo,
    browserName,
  }) => {
    test.skip(
      browserName === 'webkit' && what === 'defaultView',
      'the driver needs document.defaultView, and in WebKit alone it shares that with the page',
    );
    const heard = await listen(page);
    if (script) await page.addInitScript(script);
    const name = script ? '' : `<form name="${what}"></form>`;
    const before = demo.estate.state.ledger.length;
    await openHost(page, demo, { body: ({ booking, account }) => `${name}${booking}${account}` });
    await expect.poll(() => heard).toEqual([why, 'failed', why, 'failed']);
    await expect(page.getByText('To book a stay, ring us')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(demo.estate.state.ledger.slice(before)).toEqual([]);
  });
}
