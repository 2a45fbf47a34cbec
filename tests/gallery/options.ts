import { parseArgs } from 'node:util';
import { wholeNumber } from '../support/command-options.ts';
import { SCREENS } from './screens.ts';

/** The narrowest picture, in pixels. */
const NARROWEST = 200;

export interface ShotsOptions {
  /** Screens to go to; all when there are none. */
  screens: readonly string[];
  /** In pixels. */
  widths: readonly number[];
}

/** What stands after `npm run gallery:shots --`. Throws what is wrong with it, in words. */
export function readShotsOptions(args: string[]): ShotsOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { width: { type: 'string', multiple: true, default: ['390', '1280'] } },
  });
  return {
    screens: known(positionals),
    widths: values.width.map((width) => wholeNumber('--width', width, NARROWEST)),
  };
}

/** The screens that stand after `npm run gallery:axe --`; all when there are none. Throws where one is not known. */
export function readScreens(args: string[]): readonly string[] {
  return known(parseArgs({ args, allowPositionals: true, options: {} }).positionals);
}

function known(screens: readonly string[]): readonly string[] {
  for (const screen of screens) {
    if (!Object.hasOwn(SCREENS, screen))
      throw new Error(`no screen ${screen}; there are ${Object.keys(SCREENS).join(', ')}`);
  }
  return screens;
}
