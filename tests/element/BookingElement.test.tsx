import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { defined as bookingDefined } from '../../widget/element/booking-entry.ts';
import { expectAccessible } from '../ui/render.tsx';
import { inside, listen, nextTask, useEstatePage } from './estate-page.ts';
import { textsOf } from '../support/texts-of.ts';

await bookingDefined;

const page = useEstatePage();
const path = location.pathname + location.search;

/** Puts the element into the page. */
function place(attributes = '', settings?: object): StayBookingElement {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = `<stay-booking host="https://api.estate.test" brand="The Estate" ${attributes}>Call us</stay-booking>`;
  const element = document.querySelector('stay-booking') as StayBookingElement;
  if (settings) element.settings = settings;
  return element;
}

function fail(): never {
  throw new TypeError('Failed to fetch');
}

async function atSearch(element: StayBookingElement) {
  await userEvent.click(await inside(element).findByRole('button', { name: 'Start Booking' }));
  const codes = await inside(element).findByRole('button', { name: 'Code or gift voucher?' });
  if (codes.ariaExpanded === 'false') await userEvent.click(codes);
  return inside(element).getByLabelText('Got a code?');
}

describe('embedding: <stay-booking>', () => {
  it('tells GA4 of a failed call by its reason, once the guest has agreed', async () => {
    const element = place('analytics="datalayer" start="search"');
    const check = await inside(element).findByRole('button', { name: 'Check Availability' });
    page.instead = fail;
    const refused = listen('stay:failed');
    await userEvent.click(check);
    await expect.poll(() => refused.heard.length).toBeGreaterThan(0);
    expect('dataLayer' in window).toBe(false);
    element.enableTracking();
    await userEvent.click(await inside(element).findByRole('button', { name: 'Try again' }));
    await expect
      .poll(() => Reflect.get(window, 'dataLayer') as unknown)
      .toEqual([{ event: 'exception', description: 'stay:failed availability offline', fatal: false }]);
    element.disableTracking();
    refused.stop();
    Reflect.deleteProperty(window, 'dataLayer');
  });

  it('draws its first screen in its own tree, accessible, with one call', async () => {
    const events = listen('stay:ready', 'stay:step', 'stay:warning', 'stay:failed');
    const element = place();
    expect(element.state).toBe('');
    await element.ready;
    await inside(element).findByRole('button', { name: 'Start Booking' });
    // The order of these two events is not part of the interface.
    const sent: [string, unknown][] = [
      ['stay:ready', {}],
      ['stay:step', { step: 'start' }],
    ];
    await expect.poll(() => events.heard.toSorted()).toEqual(sent);
    events.stop();
    expect([element.state, page.calls]).toEqual(['start', ['GET /cms/api/stay/getConfiguration']]);
    expect(inside(element).getByRole('heading', { level: 1 })).toHaveTextContent('BOOK A ROOM');
    await expectAccessible();
  });

  it('opens the search with the values of its attributes', async () => {
    const element = place(
      'arrival-date="2027-02-01" number-of-nights="3" code="HEATHER" occupancy="[[1,0,0],[2,0,1]]"',
    );
    expect(await atSearch(element)).toHaveValue('HEATHER');
    expect(inside(element).getByLabelText('Nights')).toHaveValue('3');
    await userEvent.click(
      inside(element).getByRole('button', { name: /^Rooms and guests 2 rooms, 3\u00a0adults, 1 dog$/ }),
    );
    expect(inside(element).getByRole('radio', { name: '2' })).toBeChecked();
    const adults = inside(element).getAllByLabelText<HTMLInputElement>('Adults');
    expect(adults.map(({ value }) => value)).toEqual(['1', '2']);
  });

  it('D-42 uses the page’s own texts, links and paths', async () => {
    const warnings = listen('stay:warning');
    const element = place('authority="https://id.estate.test" client-id="web"', {
      texts: {
        'start.anonymous.button': 'Begin',
        'start.anonymous.benefits.0': 'See your stays',
        'no.such': 'x',
      },
      endpoints: { stayConfiguration: 'api/stay/getConfiguration', noSuch: 'x' },
    });
    await inside(element).findByRole('button', { name: 'Begin' });
    expect(textsOf(inside(element).getAllByRole('listitem'))).toContain('See your stays');
    warnings.stop();
    expect(warnings.heard.map(([, detail]) => detail)).toEqual([
      { message: 'texts.no.such is not known' },
      { message: 'settings.endpoints.noSuch is not a path of the catalogue' },
    ]);
  });

  it('T2, D-38 lets the guest book where the browser forbids storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const element = place('authority="https://id.estate.test" client-id="web"');
    expect(await atSearch(element)).toBeVisible();
    expect(element.state).toBe('search');
  });

  it('T14 tells that the estate does not answer, and goes on once it does', async () => {
    page.instead = fail;
    const element = place();
    await element.ready;
    const alert = await inside(element).findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'We cannot reach the booking system' })).toBeVisible();
    expect(alert.textContent).toContain('The connection failed. Please check it and try again.');
    // The page's own content of the element, usually the hotel's telephone number.
    expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()).toEqual([...element.childNodes]);
    await expectAccessible();
    page.instead = () => null;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await inside(element).findByRole('button', { name: 'Start Booking' })).toBeVisible();
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  });
});

describe('the telephone number while the estate does not answer', () => {
  it.for([
    ['Call us', true],
    ['Ring <a href="tel:+441632960140">01632960140</a>', false],
  ] as const)('where its own content is %j, the widget shows the number: %j', async ([content, isTold]) => {
    page.instead = fail;
    const element = place('', { phones: { reservations: '01632 960140' } });
    element.innerHTML = content;
    // The number has an element of its own, which keeps its digits in order.
    const number = await inside(element).findByText('01632 960140', { selector: 'bdi' });
    const call = number.parentElement;
    expect(call?.textContent).toBe('Or call us on 01632 960140.');
    await expect.poll(() => call?.checkVisibility()).toBe(isTold);
  });
});

describe('T20 <stay-booking> moved, removed, started again', () => {
  it('keeps what is typed when it is moved in the page', async () => {
    const element = place();
    await userEvent.type(await atSearch(element), 'HEATHER');
    const before = page.calls.length;
    const elsewhere = document.createElement('div');
    document.body.prepend(elsewhere);
    elsewhere.append(element);
    element.remove();
    await Promise.resolve();
    elsewhere.append(element);
    await nextTask();
    expect(inside(element).getByLabelText('Got a code?')).toHaveValue('HEATHER');
    expect(page.calls).toHaveLength(before);
  });

  it('keeps the guest in an open dialog when it is moved in the page', async () => {
    const element = place();
    await atSearch(element);
    await userEvent.click(inside(element).getByRole('button', { name: /^Arrival date/ }));
    const dialog = await inside(element).findByRole('dialog', { name: 'Dates' });
    document.body.append(element);
    expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(inside(element).getByRole('button', { name: 'Close' }));
    await expect.poll(() => inside(element).queryByRole('dialog')).toBeNull();
    expect(element.shadowRoot?.activeElement).toBe(
      inside(element).getByRole('button', { name: /^Arrival date/ }),
    );
  });

  it('D-38 stays at its step when settings arrive late', async () => {
    const element = place();
    await atSearch(element);
    element.settings = { texts: { 'search.nights': 'How long?' } };
    expect(await inside(element).findByLabelText('How long?')).toBeVisible();
    expect(element.state).toBe('search');
    expect(page.calls.filter((call) => call === 'POST /api/session/begin/stay')).toHaveLength(1);
  });

  it('leaves no listener in the page after a hundred removals', async () => {
    const listeners = new Map<string, number>();
    const count = (name: string, by: number) => listeners.set(name, (listeners.get(name) ?? 0) + by);
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((name: string, listener, options) => {
        count(name, 1);
        if (options instanceof Object)
          options.signal?.addEventListener('abort', () => count(name, -1), { once: true });
        add(name, listener, options);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((name: string, listener, options) => {
        count(name, -1);
        remove(name, listener, options);
      });
    }
    const element = place();
    await element.ready;
    // React has added the listeners that it keeps for the life of the page.
    element.remove();
    await nextTask();
    const before = new Map(listeners);
    for (let time = 0; time < 100; time += 1) {
      document.body.append(element);
      element.remove();
      await nextTask();
    }
    expect(new Map(listeners)).toEqual(before);
    expect(['popstate', 'hashchange', 'pageshow'].map((name) => listeners.get(name))).toEqual([0, 0, 0]);
  });

  it('aborts its calls when it is removed', async () => {
    const element = place();
    page.instead = () => {
      element.remove();
      return null;
    };
    await expect.poll(() => page.signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("returns to the guest's step when it is put back", async () => {
    const element = place();
    await atSearch(element);
    element.remove();
    await nextTask();
    expect(element.state).toBe('');
    expect(inside(element).queryByLabelText('Got a code?')).toBeNull();
    document.body.append(element);
    await expect.poll(() => element.state).toBe('search');
    expect(await inside(element).findByLabelText('Nights')).toBeVisible();
  });
});

describe('A §2.2 leaving the booking', () => {
  async function cancel(element: StayBookingElement) {
    await atSearch(element);
    await userEvent.click(inside(element).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await inside(element).findByRole('button', { name: 'Cancel booking' }));
  }

  it('leads home, and a guest who returns to the page starts a new booking', async () => {
    const element = place('', { links: { home: `${path}#home` } });
    await cancel(element);
    await expect.poll(() => location.hash).toBe('#home');
    await expect
      .poll(() => page.calls.slice(-2))
      .toEqual(['POST /api/stay/ignore', expect.stringMatching(/^POST \/api\/session\/[^/]+\/end$/)]);
    expect(element.state).toBe('');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await inside(element).findByRole('button', { name: 'Start Booking' })).toBeVisible();
  });

  it('starts a new booking where the page has no home', async () => {
    const element = place('', { links: { home: null } });
    await cancel(element);
    expect(await inside(element).findByRole('button', { name: 'Start Booking' })).toBeVisible();
  });
});
