/** What stands in an element until the widget has a screen. */
export interface Meanwhile {
  view: Element;
  /** Whether the widget stays out of sight until then: the view is a screen already. */
  hidesWidget: boolean;
  /** Gives the place to what the widget has drawn into `container`. */
  giveWay(container: HTMLElement): void;
}

/** What the page has put into the element. */
export function ownContent(): Meanwhile {
  const view = document.createElement('slot');
  return {
    view,
    hidesWidget: false,
    giveWay: () => {
      view.remove();
    },
  };
}
