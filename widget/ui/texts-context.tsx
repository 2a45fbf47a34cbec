import { createContext, type ReactNode, use } from 'react';
import { catalogue, type Texts } from '../../src/texts/catalogue.ts';

const TextsContext = createContext<Texts>(catalogue);

/** Puts a host's own texts in place of the catalogue's (D-42). */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Every sentence that a guest can read. */
export function useTexts(): Texts {
  return use(TextsContext);
}
