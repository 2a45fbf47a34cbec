import { parseArgs } from 'node:util';
import { THEMES } from '../demo/site/themes.ts';
import { wholeNumber } from '../tests/support/command-options.ts';

const LOOKS = ['country-house', ...Object.keys(THEMES)];

export interface ScreenshotOptions {
  /** Every screen, instead of the pictures of the README. */
  all: boolean;
  themes: readonly string[];
  /** In pixels. */
  widths: readonly number[];
}

/** What stands after `npm run shots --`. Throws what is wrong with it, in words. */
export function readScreenshotOptions(args: string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      theme: { type: 'string', multiple: true, default: LOOKS },
      width: { type: 'string', multiple: true, default: ['320', '390', '768', '1280'] },
    },
  });
  const unknown = values.theme.find((theme) => !LOOKS.includes(theme));
  if (unknown !== undefined) throw new Error(`no theme ${unknown}; there are ${LOOKS.join(', ')}`);
  return {
    all: values.all,
    themes: values.theme,
    widths: values.width.map((width) => wholeNumber('--width', width)),
  };
}
