import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPlaceholder } from '../../widget/loader/early-screen.ts';
import type { ElementSettings } from '../../widget/interface/settings.ts';
import { StayElement } from '../../widget/element/stay-element.ts';
import type { Mounted } from '../../widget/element/late-mount.ts';
import { DEFAULT_LINKS } from '../../widget/ui/media/assets-context.tsx';
import { listen, nextTask } from './estate-page.ts';
import { textsOf } from '../support/texts-of.ts';

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
  return textsOf(slot?.assignedElements() ?? []).join('');
}

/** As some pages do. Returns the roots that they do not give to others. */
function closeEveryRoot(): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element) {
    const root = attach.call(this, { mode: 'closed' });
    roots.push(root);
    return root;
  });
  return roots;
}

const ended = ({ mounts }: ProbeElement) => mounts.map((one) => one.ended);
const isDrawn = ({ shadowRoot }: Element) => shadowRoot?.querySelector('div')?.checkVisibility();
const shown = (element: Element) => element.shadowRoot?.textContent;
/** Waits for the work that the element defers to a microtask. */
const settled = () => Promise.resolve();

describe('embedding: an element', () => {
  it('shows its content until the widget is ready; then its event leaves the open shadow root', async () => {
    const events: Event[] = [];
    document.addEventListener('stay:ready', (event) => events.push(event), { once: true });
    const element = placed();
    expect([fallbackOf(element), isDrawn(element), page.heard]).toEqual(['Call us', false, []]);
    element.mounts[0]?.isReady();
    await element.ready;
    expect([fallbackOf(element), shown(element), isDrawn(element)]).toEqual(['', 'The widget', true]);
    expect(page.heard).toEqual([['stay:ready', {}]]);
    expect(element.shadowRoot?.mode).toBe('open');
    expect(events).toMatchObject([{ bubbles: true, composed: true, target: element }]);
  });

  it('D-290 removes the early screen when the widget cannot start', () => {
    vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    document.body.innerHTML = '<stay-late broken><p>Call us</p></stay-late>';
    const element = document.body.firstElementChild as Element;
    drawPlaceholder(element, { screen: 'start', voice: 'en-GB', canLogin: false });
    expect(shown(element)).toContain('Start Booking');
    customElements.define('stay-late', class extends ProbeElement {});
    expect([fallbackOf(element), element.shadowRoot?.adoptedStyleSheets]).toEqual(['Call us', []]);
  });

  it('draws in a page that closes every shadow root, takes over its early screen there, and starts again', async () => {
    const roots = closeEveryRoot();
    document.body.innerHTML = '<stay-closed></stay-closed>';
    const element = document.body.firstElementChild as Element;
    drawPlaceholder(element, { screen: 'start', voice: 'en-GB', canLogin: false });
    customElements.define('stay-closed', class extends ProbeElement {});
    const closed = element as ProbeElement;
    closed.mounts[0]?.isReady();
    await closed.ready;
    expect(roots.map(({ textContent }) => textContent)).toEqual(['The widget']);
    closed.again();
    expect([roots.map(({ textContent }) => textContent), closed.mounts.length]).toEqual([['The widget'], 2]);
  });

  it('shows its content where its code is lost in a page that closes every shadow root', () => {
    const roots = closeEveryRoot();
    document.body.innerHTML = '<stay-lost><p>Call us</p></stay-lost>';
    const element = document.body.firstElementChild as Element;
    drawPlaceholder(element, { screen: 'start', voice: 'en-GB', canLogin: false });
    element.dispatchEvent(new CustomEvent('stay:failed', { bubbles: true, detail: {} }));
    const contents = roots.map(({ children }) =>
      [...children].flatMap((slot) => textsOf((slot as HTMLSlotElement).assignedElements())),
    );
    expect(contents).toEqual([['Call us']]);
  });

  it.each([
    '<stay-probe>\n</stay-probe>',
    // D-600: the rest of the snippet.
    '<stay-probe>\n<template><p>Start</p></template><script type="text/plain">1</script></stay-probe>',
  ])('%j has no content, so it shows at once that the widget is loading', (markup) => {
    expect(isDrawn(placed(markup))).toBe(true);
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
});

describe('T20 an element that is removed', () => {
  it('ends when it is removed, and starts again when it is put back', async () => {
    const element = placed();
    element.remove();
    await nextTask();
    expect(ended(element)).toEqual([true]);
    document.body.append(element);
    expect(ended(element)).toEqual([true, false]);
    element.mounts[0]?.isReady();
    await settled();
    expect([page.heard, fallbackOf(element)]).toEqual([[], 'Call us']);
    element.mounts[1]?.isReady();
    await element.ready;
    expect(page.heard).toEqual([['stay:ready', {}]]);
  });

  it('goes on with equal settings, and starts again with others', () => {
    const element = placed();
    expect(element.settings).toEqual({
      links: DEFAULT_LINKS,
      ...{ phones: {}, mailingLists: {}, endpoints: {}, texts: {} },
    });
    for (let time = 0; time < 2; time += 1) {
      element.settings = { phones: { spa: '01632 960145' } };
      expect(ended(element)).toEqual([true, false]);
    }
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

  it('give a warning where they are wrong, and the widget goes on with the defaults', () => {
    const element = placed();
    for (const wrong of [null, 'x', { texts: 1 }]) element.settings = wrong;
    const message = (part: string) => ['stay:warning', { message: `${part} is not an object` }];
    expect(page.heard).toEqual(['settings', 'settings', 'settings.texts'].map(message));
    expect(ended(element)).toEqual([false]);
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
