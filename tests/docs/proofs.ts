import { expect } from 'vitest';
import { snippetsOf } from './snippets.ts';

/** Checks by text of a document. A check fails when the text is no longer true (D-475). */
export type Proofs = Readonly<Record<string, () => unknown>>;

/** The text stands in the world of tests/paths/README.md, which is compiled and run. */
export function usedInSnippet(text: string): () => void {
  return () => {
    expect(snippetsOf('tests/paths/README.md').some(({ code }) => code.includes(text))).toBe(true);
  };
}
