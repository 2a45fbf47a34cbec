import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPlaceholder } from '../../../widget/screens/start/early-screen.ts';
import type { ElementSettings } from '../../../widget/interface/settings.ts';
import { StayElement } from '../../../widget/element/stay-element.ts';
import type { Mounted } from '../../../widget/element/late-mount.ts';
import { DEFAULT_LINKS } from '../../../widget/ui/assets-context.tsx';
import { listen } from './estate-page.ts';

/** A widget that records what happens to it. The test decides when its first screen is ready. */
class ProbeElement extends StayElement {
  readonly mounts: { settings: ElementSettings; isReady: () => void; cannot: () => void; ended: boolean }[] =
    [];

  protected mount(container: HTMLElement, settings: ElementSettings): Mounted {
    container.textContent = 'The widget';
    if (this.hasAttribute('broken')) throw new Error('cannot start');
    const entry = { settings, isReady: () => {}, cannot: () => {}, ended: false };
    this.mounts.push(entry);
    return {
      ready: new Promise((resolve, reject) => {
        entry.isReady = resolve;
        entry.cannot = () => reject(new Error('no'));
      }),
      unmount: () => {
        entry.ended = true;
      },
    };
  }

  again(): void {
    this.restart();
  }
}
customElements.define('stay-probe', ProbeElement);

const NAMES = ['stay:ready', 'stay:failed', 'stay:warning'];
let page: ReturnType<typeof listen>;

beforeEach(() => {
  page = listen(...NAMES);
});

afterEach(() => {
  page.stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function placed(markup = '<stay-probe><p>Call us</p></stay-probe>'): ProbeElement {
  const home = document.createElement('div');
  document.body.append(home);
  home.innerHTML = markup;
  const element = home.querySelector('stay-probe');
  if (!(element instanceof ProbeElement)) throw new Error('The element is not in the page');
  return element;
}

/** The part of the element's own content that the guest sees. */
function fallbackOf(element: Element): string {
  const slot = element.shadowRoot?.querySelector('slot');
  return (slot?.assignedElements() ?? []).map(({ textContent }) => textContent).join('');
}

const shown = (element: Element) => element.shadowRoot?.textContent;
/** Waits for the work that the element defers to a microtask. */
const settled = () => Promise.resolve();

describe('embedding: an element', () => {
  it('shows its content until the widget is ready, and then sends stay:ready', async () => {
    const element = placed();
    expect(fallbackOf(element)).toBe('Call us');
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(false);
    expect(page.heard).toEqual([]);
    element.mounts[0]?.isReady();
    await element.ready;
    expect(fallbackOf(element)).toBe('');
    expect(shown(element)).toBe('The widget');
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(true);
    expect(page.heard).toEqual([['stay:ready', {}]]);
  });

  it('D-290 removes the early screen when the widget cannot start', () => {
    vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    const home = document.createElement('div');
    document.body.append(home);
    home.innerHTML = '<stay-late broken><p>Call us</p></stay-late>';
    const element = home.firstElementChild as Element;
    drawPlaceholder(element, false);
    expect(shown(element)).toContain('Start Booking');
    customElements.define('stay-late', class extends ProbeElement {});
    expect(fallbackOf(element)).toBe('Call us');
    expect(element.shadowRoot?.adoptedStyleSheets).toEqual([]);
  });

  it('without content shows at once that the widget is loading', () => {
    const element = placed('<stay-probe>\n</stay-probe>');
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(true);
  });

  it('D-600 does not take the rest of the snippet for its own content', () => {
    const element = placed(
      '<stay-probe>\n<template><p>Start</p></template><script type="text/plain">1</script></stay-probe>',
    );
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(true);
  });

  it("shows its content and sends stay:failed when the widget cannot start; the page's script goes on", () => {
    const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    const element = placed('<stay-probe broken><p>Call us</p></stay-probe>');
    expect(fallbackOf(element)).toBe('Call us');
    expect(shown(element)).toBe('');
    expect(page.heard).toEqual([['stay:failed', {}]]);
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('cannot start'));
    element.removeAttribute('broken');
    element.settings = {};
    document.body.append(element);
    expect(shown(element)).toBe('The widget');
  });

  it('keeps its content beside a widget whose first screen never appears', async () => {
    const element = placed();
    element.mounts[0]?.cannot();
    await settled();
    expect(fallbackOf(element)).toBe('Call us');
    expect(page.heard).toEqual([]);
  });

  it('has an open shadow root, and its events leave it', async () => {
    const element = placed();
    expect(element.shadowRoot?.mode).toBe('open');
    const events: Event[] = [];
    document.addEventListener('stay:ready', (event) => events.push(event), { once: true });
    element.mounts[0]?.isReady();
    await element.ready;
    expect(events.map(({ bubbles, composed, target }) => ({ bubbles, composed, target }))).toEqual([
      { bubbles: true, composed: true, target: element },
    ]);
  });
});

describe('T20 an element that is moved or removed', () => {
  it('goes on when it is moved in the page', async () => {
    const element = placed();
    element.mounts[0]?.isReady();
    await element.ready;
    const elsewhere = document.createElement('div');
    document.body.prepend(elsewhere);
    elsewhere.append(element);
    await settled();
    expect(element.mounts.map(({ ended }) => ended)).toEqual([false]);
    expect(shown(element)).toBe('The widget');
  });

  it('ends when it is removed, and starts again when it is put back', async () => {
    const element = placed();
    element.remove();
    await settled();
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true]);
    document.body.append(element);
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true, false]);
    element.mounts[0]?.isReady();
    await settled();
    expect(page.heard).toEqual([]);
    expect(fallbackOf(element)).toBe('Call us');
    element.mounts[1]?.isReady();
    await element.ready;
    expect(page.heard).toEqual([['stay:ready', {}]]);
  });

  it('goes on with equal settings, and starts again with others', () => {
    const element = placed();
    element.settings = { phones: { spa: '01632 960145' } };
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true, false]);
    element.settings = { phones: { spa: '01632 960145' } };
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('does not start when it gets settings outside the page', () => {
    const element = document.createElement('stay-probe') as ProbeElement;
    element.settings = { phones: { spa: '01234' } };
    expect(element.mounts).toEqual([]);
    document.body.append(element);
    expect(element.mounts.map(({ settings }) => settings.phones)).toEqual([{ spa: '01234' }]);
  });
});

describe('embedding: settings', () => {
  it('may be set before the element is defined', () => {
    document.body.innerHTML = '<stay-later></stay-later>';
    const early = document.querySelector('stay-later') as HTMLElement & { settings: unknown };
    early.settings = { phones: { spa: '01234' }, colours: 1 };
    customElements.define('stay-later', class extends ProbeElement {});
    const element = early as unknown as ProbeElement;
    expect(element.mounts.map(({ settings }) => settings.phones)).toEqual([{ spa: '01234' }]);
    expect(Object.hasOwn(element, 'settings')).toBe(false);
    expect(page.heard).toEqual([['stay:warning', { message: 'settings.colours is not known' }]]);
  });

  it('may be set before the element is in the page; by default they are the documented ones', () => {
    expect(placed().settings).toEqual({ links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {} });
  });

  it('start the widget again when they are set late', () => {
    const element = placed();
    element.settings = { links: { home: '/home/' } };
    expect(element.mounts.map(({ ended, settings }) => [ended, settings.links.home])).toEqual([
      [true, '/'],
      [false, '/home/'],
    ]);
  });

  it('give a warning where they are wrong, and the widget goes on with the defaults', () => {
    const element = placed();
    for (const wrong of [null, 'x', { texts: 1 }]) element.settings = wrong;
    expect(page.heard).toEqual([
      ['stay:warning', { message: 'settings is not an object' }],
      ['stay:warning', { message: 'settings is not an object' }],
      ['stay:warning', { message: 'settings.texts is not an object' }],
    ]);
    expect(element.mounts.map(({ ended }) => ended)).toEqual([false]);
  });

  it('survive a widget that starts itself again', () => {
    const element = placed();
    element.settings = { phones: { spa: '01234' } };
    element.again();
    expect(element.mounts.map(({ ended, settings }) => [ended, settings.phones])).toEqual([
      [true, {}],
      [true, { spa: '01234' }],
      [false, { spa: '01234' }],
    ]);
  });
});
