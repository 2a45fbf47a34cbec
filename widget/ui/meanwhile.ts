import { make } from '../../src/browser/own-document.ts';

/** What stands in an element until the widget has a screen. */
export interface Meanwhile {
  view: Element;
  /** Whether the widget stays out of sight until then. */
  hidesWidget: boolean;
  /** Gives the place to what the widget has drawn into `container`. */
  giveWay(container: HTMLElement): void;
  /** Lets `container` be seen, in which the widget says why there will be no screen. */
  letSay(container: HTMLElement): void;
  /** Takes the view away with all that it brought. */
  remove(): void;
}

/** What the page has put into the element. Where that is nothing, the widget itself says that it is coming. */
export function ownContent(element: Element): Meanwhile {
  const view = make(document, 'slot');
  return {
    view,
    hidesWidget: element.textContent.trim() !== '' || element.childElementCount > 0,
    giveWay: (container) => {
      view.remove();
      container.hidden = false;
    },
    letSay: (container) => {
      container.hidden = false;
    },
    remove: () => {
      view.remove();
    },
  };
}

/** At the element, where code finds it, too, that the loader has fetched again under another address. */
const EARLY = Symbol.for('staychart');

type Begun = Element & { [EARLY]?: Meanwhile | undefined };

/** Keeps what stands in an element before its code is there, until that takes it. */
export function keepEarly(element: Begun, screen: Meanwhile): void {
  element[EARLY] = screen;
}

/** What has stood early in an element, once: whoever takes it takes it away. */
export function takeEarly(element: Begun): Meanwhile | undefined {
  const screen = element[EARLY];
  element[EARLY] = undefined;
  return screen;
}
