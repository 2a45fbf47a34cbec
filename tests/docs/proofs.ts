import { expect } from 'vitest';
import { snippetsOf } from './snippets.ts';

/** By what stands in a document: what fails when it is not so (D-475). */
export type Proofs = Readonly<Record<string, () => unknown>>;

/** It stands in the world that tests/paths/README.md shows, which is compiled and run. */
export function usedInSnippet(text: string): () => void {
  return () => {
    expect(snippetsOf('tests/paths/README.md').some(({ code }) => code.includes(text))).toBe(true);
  };
}
