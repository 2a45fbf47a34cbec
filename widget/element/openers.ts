import { isOpeningName } from '../../src/domain/opening-names.ts';
import type { OpeningSource } from '../../src/domain/opening-values.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { StayBookingElement } from './booking-element.tsx';
import type { StayElement } from './stay-element.ts';

/** What an overlay that is made for an opener takes over from the page's first element. */
const TAKEN = 'host cms brand authority client-id scope start analytics allow-framed-payment nonce'.split(
  ' ',
);

/** What the loader has left for us; it is not there when the elements are used without it. */
interface Boot {
  open?: (opener: Element) => void;
  pressed?: Element | undefined;
}

/** Takes over what is pressed, and what was pressed while this code was on its way. */
export function answerOpeners(page: Window): void {
  const boot = (page as unknown as Record<symbol, Boot | undefined>)[Symbol.for('staychart')];
  if (!boot) return;
  boot.open = openFrom;
  if (boot.pressed) openFrom(boot.pressed);
  boot.pressed = undefined;
}

/**
 * Opens the page's overlay for what carries `data-stay-open`, with the values of its `data-` attributes. Where the page
 * has none, one is made with the settings of its first element (embedding interface).
 */
export function openFrom(opener: Element): void {
  const { dataset } = opener as HTMLElement;
  const values: OpeningSource = Object.fromEntries(
    Object.entries(dataset).filter(([name]) => isOpeningName(name)),
  );
  (find('stay-booking[mode=overlay]') ?? makeOverlay()).open(values);
}

function makeOverlay(): StayBookingElement {
  const first = find('stay-booking, stay-account');
  const overlay = new StayBookingElement();
  overlay.setAttribute('mode', 'overlay');
  for (const name of TAKEN) {
    const value = first?.getAttribute(name);
    if (typeof value === 'string') overlay.setAttribute(name, value);
  }
  if (first) overlay.settings = first.settings;
  ownProperty(document, 'documentElement').append(overlay);
  return overlay;
}

/** The page's first, whatever its elements are called (T2). */
function find(selector: 'stay-booking[mode=overlay]'): StayBookingElement | null;
function find(selector: string): StayElement | null;
function find(selector: string): Element | null {
  return ownProperty(document, 'querySelector').call(document, selector);
}
