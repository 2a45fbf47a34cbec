import { createElement } from '../../../src/browser/own-document.ts';

/** Shown in an element until the widget has a screen. */
export interface Placeholder {
  view: Element;
  /** Whether the widget is hidden until then. */
  hidesWidget: boolean;
  /** Replaces the placeholder by `container`, in which the widget is drawn. */
  replaceWith(container: HTMLElement): void;
  /** Shows `container`, in which the widget says why no screen will come. */
  showError(container: HTMLElement): void;
  /** Removes the view and everything that it added. */
  remove(): void;
}

/** The page's own content of the element. Where there is none, the widget says itself that it is coming. */
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

/**
 * Ignores what the snippet leaves behind: its script, and its template where an editor has made it plain markup.
 */
function isContent(node: ChildNode): boolean {
  return node instanceof Element
    ? !node.matches('script, template')
    : node instanceof Text && node.data.trim() !== '';
}

/**
 * A property of the element, so that a second copy of this code finds it too: the loader may have loaded one from
 * another address.
 */
const EARLY = Symbol.for('staychart');

type Begun = Element & { [EARLY]?: Placeholder | undefined };

/** Keeps an early placeholder at its element until the widget's code takes it. */
export function keepPlaceholder(element: Begun, screen: Placeholder): void {
  element[EARLY] = screen;
}

/** Takes an early placeholder from its element, once: the caller must remove it. */
export function takePlaceholder(element: Begun): Placeholder | undefined {
  const screen = element[EARLY];
  element[EARLY] = undefined;
  return screen;
}
