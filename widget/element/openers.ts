import { isOpeningName } from '../../src/domain/search/opening-names.ts';
import type { OpeningSource } from '../../src/domain/search/opening-values.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { findBoot } from '../page/boot.ts';
import { StayBookingElement } from './booking-element.tsx';
import type { StayElement } from './stay-element.ts';

/** The attributes that an overlay made for an opener copies from the page's first element. */
const TAKEN = (
  'host cms brand lang words currency authority client-id scope login start guests analytics ' +
  'agents time-zone payment allow-framed-payment heading-level page-title nonce'
).split(' ');

/** Opens the booking for every opener that is pressed, and for one that was pressed before this code came. */
export function answerOpeners(page: Window): void {
  const boot = findBoot(page);
  if (!boot) return;
  boot.open = openFrom;
  if (boot.pressed) openFrom(boot.pressed);
  boot.pressed = undefined;
}

/**
 * Opens the page's overlay for an opener (`data-stay-open`), with the values of its `data-` attributes. Makes an
 * overlay with the settings of the page's first element where the page has none (embedding interface).
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

/** The page's first match, even where an `id` or `name` on the page shadows `querySelector` (T2). */
function find(selector: 'stay-booking[mode=overlay]'): StayBookingElement | null;
function find(selector: string): StayElement | null;
function find(selector: string): Element | null {
  return ownProperty(document, 'querySelector').call(document, selector);
}
