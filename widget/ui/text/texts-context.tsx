import { createContext, type ReactNode, use } from 'react';
import type { Texts } from '../../texts/catalogue.ts';

const TextsContext = createContext<Texts | null>(null);

/** Provides the texts of the loaded screens, in the host's own wording (D-42). */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Every sentence that a guest can read. A screen's own texts come with its code. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('no TextsProvider');
  return texts;
}
