import { within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createEstate, type Estate } from '../../demo/estate/handlers.ts';

const TODAY = '2027-01-04';

interface EstatePage {
  estate: Estate;
  /** The calls to the estate, as 'GET /path'. */
  calls: string[];
  /** The abort signal of each call. */
  signals: AbortSignal[];
  /**
   * Answers a request in place of the estate, or throws like a failed network. Null leaves the request to the
   * estate.
   */
  instead: (request: Request) => Response | null;
}

/**
 * A page with the simulated estate in place of a network, new for each test. Restores the page's address
 * after each test.
 */
export function useEstatePage() {
  const path = location.pathname + location.search;
  const page: EstatePage = { estate: createEstate(), calls: [], signals: [], instead: () => null };
  const real = window.fetch.bind(window);

  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', path);
    page.estate = createEstate({
      today: TODAY,
      origins: { api: 'https://api.estate.test', site: location.origin },
      wait: () => Promise.resolve(),
    });
    page.calls = [];
    page.signals = [];
    page.instead = () => null;
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname } = new URL(request.url);
      if (origin === location.origin && !pathname.startsWith('/cms/')) return real(request);
      page.calls.push(`${request.method} ${pathname}`);
      page.signals.push(request.signal);
      return page.instead(request) ?? page.estate.handle(request);
    });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
    await nextTask();
    sessionStorage.clear();
    history.replaceState(null, '', path);
  });

  return page;
}

/** Queries inside the shadow root of an element. */
export function inside({ shadowRoot }: Element) {
  if (!shadowRoot) throw new Error('The element has no shadow root');
  return within(shadowRoot as unknown as HTMLElement);
}

/** Collects the widget's events as [name, detail]. */
export function listen(...names: string[]): { heard: [string, unknown][]; stop: () => void } {
  const heard: [string, unknown][] = [];
  const listener = (event: Event) => heard.push([event.type, (event as CustomEvent<unknown>).detail]);
  for (const name of names) document.addEventListener(name, listener);
  return {
    heard,
    stop: () => {
      for (const name of names) document.removeEventListener(name, listener);
    },
  };
}

/** Waits until an element that was removed has ended. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
