import { parts } from '../../src/texts/parts.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { useTexts } from './texts-context.tsx';

registerTexts({ parts });

/** Words of the parts that screens are built from; they come with the first of these parts. */
export const useParts = () => useTexts().parts;
