import { ownProperty } from '../../src/browser/own-document.ts';
import { matchTag } from '../languages/match-tag.ts';
import { asksForMore, leadsToStart } from '../page/asks-for-search.ts';
import { languageTag, speaksEnglish } from '../page/language.ts';
import { fillInDates } from '../loader/early-dates.ts';
import { markPresses } from '../loader/early-press.ts';
import { isOfWidget } from '../telemetry/is-of-widget.ts';
import { wearGuestsTextSize } from '../ui/frame/guests-text-size.ts';

/**
 * The one inline script of the snippet, inside the element (D-600). It keeps what is pressed before the other files are
 * there, and gives the place to the element's own content where the guest will see another screen or none at all.
 */
const host = ownProperty(document, 'currentScript')?.parentElement;
const view = host?.shadowRoot?.querySelector<HTMLElement>('[data-sent]');
if (host && view) {
  const giveWay = () => {
    view.remove();
  };
  if (isFirst(host, view.dataset['sent'] ?? '')) {
    markPresses(view);
    fillInDates(view, host);
    wearGuestsTextSize(view.querySelector('.stay') as HTMLElement);
    host.addEventListener('stay:failed', (event) => {
      if (isOfWidget(event)) giveWay();
    });
    // By then the script tag has run, or never will.
    addEventListener('load', () => {
      if (!(Symbol.for('staychart') in window)) giveWay();
    });
  } else giveWay();
}

/** As far as can be told in a few bytes; widget/loader/begin-early.ts knows better, and later. */
function isFirst(element: Element, sent: string): boolean {
  const [screen, voice = ''] = sent.split(' ');
  const isShort = element.getAttribute('start') === 'search';
  return (
    element === findBooking() &&
    isShort === (screen === 'search') &&
    !(isShort && asksForMore(element)) &&
    !element.hasAttribute('words') &&
    (speaksEnglish(element) ? 'en-GB' : matchTag(languageTag(element), [voice])) === voice &&
    leadsToStart(location) &&
    !keepsSomething()
  );
}

/** The booking of the page that runs: another one waits behind it (D-196). */
function findBooking(): Element | null {
  return ownProperty(document, 'querySelector').call(document, 'stay-booking:not([mode=overlay], [preview])');
}

function keepsSomething(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('staychart.'));
  } catch {
    // A browser that forbids its storage keeps nothing in it.
    return false;
  }
}
