import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** The texts of these elements, in their order. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The texts of the elements that match the selector, in the page or in `root`. */
export const textsAt = (selector: string, root: ParentNode | null | undefined = document) =>
  textsOf(root?.querySelectorAll(selector) ?? []);

/** Expects the text once in the page, where it can be seen. */
export const expectVisible = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
