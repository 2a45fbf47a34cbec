/** The texts of these elements, in their order. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The texts of the elements that match the selector, in the page or in `root`. */
export const textsAt = (selector: string, root: ParentNode | null | undefined = document) =>
  textsOf(root?.querySelectorAll(selector) ?? []);
