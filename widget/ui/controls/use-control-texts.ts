import { formats } from '../../texts/british-formats.ts';
import { controls } from './controls.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { useTexts } from '../text/texts-context.tsx';

registerTexts({ controls, formats });

/** The words of the basic controls, loaded with the first of them. */
export const useControlTexts = () => useTexts().controls;
