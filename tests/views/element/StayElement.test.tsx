import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPlaceholder } from '../../../widget/screens/start/early-screen.ts';
import type { ElementSettings } from '../../../widget/interface/settings.ts';
import { StayElement } from '../../../widget/element/stay-element.ts';
import type { Mounted } from '../../../widget/element/late-mount.ts';
import { DEFAULT_LINKS } from '../../../widget/ui/assets-context.tsx';
import { listen } from './estate-page.ts';

/** A widget of its own that writes down what becomes of it; the test says when its first screen is there. */
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
  if (!(element instanceof ProbeElement)) throw new Error('the element is there');
  return element;
}

/** What the guest sees of the element's own content. */
function fallbackOf(element: Element): string {
  const slot = element.shadowRoot?.querySelector('slot');
  return (slot?.assignedElements() ?? []).map(({ textContent }) => textContent).join('');
}

const shown = (element: Element) => element.shadowRoot?.textContent;
/** Until what the element left for later is done. */
const settled = () => Promise.resolve();

describe('embedding: an element', () => {
  it('shows its content until the widget is ready, and says when it is', async () => {
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

  it('D-290 what was drawn early leaves nothing behind when the widget cannot start', () => {
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

  it('without content of its own shows at once that the widget is coming', () => {
    const element = placed('<stay-probe>\n</stay-probe>');
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(true);
  });

  it('D-600 what the snippet leaves behind is no content of its own', () => {
    const element = placed(
      '<stay-probe>\n<template><p>Start</p></template><script type="text/plain">1</script></stay-probe>',
    );
    expect(element.shadowRoot?.querySelector('div')?.checkVisibility()).toBe(true);
  });

  it("shows its content when the widget cannot start, and says so; the page's own script goes on", () => {
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

  it('keeps its content beside a widget whose first screen never comes', async () => {
    const element = placed();
    element.mounts[0]?.cannot();
    await settled();
    expect(fallbackOf(element)).toBe('Call us');
    expect(page.heard).toEqual([]);
  });

  it('has an open shadow root of its own, and events that cross it', async () => {
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

describe('T20 an element that is moved or taken out', () => {
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

  it('ends when it is taken out, and begins anew when it is put back', async () => {
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

  it('D-585 goes on with the same settings, and starts anew with others', () => {
    const element = placed();
    element.settings = { phones: { spa: '01632 960145' } };
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true, false]);
    element.settings = { phones: { spa: '01632 960145' } };
    expect(element.mounts.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('is not started by settings while it is out of the page', () => {
    const element = document.createElement('stay-probe') as ProbeElement;
    element.settings = { phones: { spa: '01234' } };
    expect(element.mounts).toEqual([]);
    document.body.append(element);
    expect(element.mounts.map(({ settings }) => settings.phones)).toEqual([{ spa: '01234' }]);
  });
});

describe('embedding: settings', () => {
  it('may be set before the element is known', () => {
    document.body.innerHTML = '<stay-later></stay-later>';
    const early = document.querySelector('stay-later') as HTMLElement & { settings: unknown };
    early.settings = { phones: { spa: '01234' }, colours: 1 };
    customElements.define('stay-later', class extends ProbeElement {});
    const element = early as unknown as ProbeElement;
    expect(element.mounts.map(({ settings }) => settings.phones)).toEqual([{ spa: '01234' }]);
    expect(Object.hasOwn(element, 'settings')).toBe(false);
    expect(page.heard).toEqual([['stay:warning', { message: 'settings.colours is not known' }]]);
  });

  it('may be set before the element is in the page, and are the defaults otherwise', () => {
    expect(placed().settings).toEqual({ links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {} });
  });

  it('set late start the widget anew', () => {
    const element = placed();
    element.settings = { links: { home: '/home/' } };
    expect(element.mounts.map(({ ended, settings }) => [ended, settings.links.home])).toEqual([
      [true, '/'],
      [false, '/home/'],
    ]);
  });

  it('that are wrong are named to the page, and the widget goes on with the defaults', () => {
    const element = placed();
    for (const wrong of [null, 'x', { texts: 1 }]) element.settings = wrong;
    expect(page.heard).toEqual([
      ['stay:warning', { message: 'settings is not an object' }],
      ['stay:warning', { message: 'settings is not an object' }],
      ['stay:warning', { message: 'settings.texts is not an object' }],
    ]);
    expect(element.mounts.map(({ ended }) => ended)).toEqual([false]);
  });

  it('a widget that starts itself anew keeps them', () => {
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
