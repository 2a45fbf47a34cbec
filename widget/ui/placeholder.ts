import { createElement } from '../../src/browser/own-document.ts';

/** What stands in an element until the widget has a screen. */
export interface Placeholder {
  view: Element;
  /** Whether the widget stays out of sight until then. */
  hidesWidget: boolean;
  /** Gives the place to what the widget has drawn into `container`. */
  replaceWith(container: HTMLElement): void;
  /** Lets `container` be seen, in which the widget says why there will be no screen. */
  showError(container: HTMLElement): void;
  /** Takes the view away with all that it brought. */
  remove(): void;
}

/** What the page has put into the element. Where that is nothing, the widget itself says that it is coming. */
export function ownContentPlaceholder(element: Element): Placeholder {
  const view = createElement(document, 'slot');
  return {
    view,
    hidesWidget: [...element.childNodes].some(isContent),
    replaceWith: (container) => {
      view.remove();
      container.hidden = false;
    },
    showError: (container) => {
      container.hidden = false;
    },
    remove: () => {
      view.remove();
    },
  };
}

/** Not what the snippet leaves behind (D-600): its script, and its template where an editor has made it plain markup. */
function isContent(node: ChildNode): boolean {
  return node instanceof Element
    ? !node.matches('script, template')
    : node instanceof Text && node.data.trim() !== '';
}

/** At the element, where code finds it, too, that the loader has fetched again under another address. */
const EARLY = Symbol.for('staychart');

type Begun = Element & { [EARLY]?: Placeholder | undefined };

/** Keeps what stands in an element before its code is there, until that takes it. */
export function keepPlaceholder(element: Begun, screen: Placeholder): void {
  element[EARLY] = screen;
}

/** What has stood early in an element, once: whoever takes it takes it away. */
export function takePlaceholder(element: Begun): Placeholder | undefined {
  const screen = element[EARLY];
  element[EARLY] = undefined;
  return screen;
}
