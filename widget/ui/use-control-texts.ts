import { formats } from '../../src/texts/british-formats.ts';
import { controls } from '../../src/texts/controls.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { useTexts } from './texts-context.tsx';

registerTexts({ controls, formats });

/** Words of the controls that screens are built from; they come with the first of these controls. */
export const useControlTexts = () => useTexts().controls;
