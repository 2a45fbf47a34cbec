import { formats } from '../../src/texts/british-formats.ts';
import { controls } from '../../src/texts/controls.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { useTexts } from './texts-context.tsx';

registerTexts({ controls, formats });

/** The words of the basic controls, loaded with the first of them. */
export const useControlTexts = () => useTexts().controls;
