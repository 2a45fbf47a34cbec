import { parseArgs } from 'node:util';
import { THEMES } from '../demo/site/themes.ts';
import { wholeNumber } from '../tests/support/command-options.ts';

const LOOKS = ['country-house', ...Object.keys(THEMES)];

export interface ScreenshotOptions {
  /** Every screen, instead of the README's pictures. */
  all: boolean;
  themes: readonly string[];
  /** In pixels. */
  widths: readonly number[];
}

/** Reads the arguments of `npm run shots --`. Throws a readable message where they are wrong. */
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
  if (unknown !== undefined) throw new Error(`unknown theme ${unknown}; the themes are ${LOOKS.join(', ')}`);
  return {
    all: values.all,
    themes: values.theme,
    widths: values.width.map((width) => wholeNumber('--width', width)),
  };
}
