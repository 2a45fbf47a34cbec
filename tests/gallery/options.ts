import { parseArgs } from 'node:util';
import { wholeNumber } from '../support/command-options.ts';
import { PSEUDO } from '../words/pseudo.ts';
import { GALLERY_LANGUAGES } from './languages.ts';
import { SCREENS } from './screens.ts';

/** The narrowest picture, in pixels. */
const NARROWEST = 200;

/** The browsers that take pictures. */
export const GALLERY_ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type GalleryEngine = (typeof GALLERY_ENGINES)[number];

/** How a page is shown: in light or dark colours, in those of the system, or printed. */
export const LOOKS = ['light', 'dark', 'forced', 'paper'] as const;

export type Look = (typeof LOOKS)[number];

export interface ShotsOptions {
  /** The screens to show; empty for all. */
  screens: readonly string[];
  /** In pixels. */
  widths: readonly number[];
  engines: readonly GalleryEngine[];
  looks: readonly Look[];
  /** Whether each state is shown once only, by its first path. */
  main: boolean;
}

/** Reads the arguments after `npm run gallery:shots --`. Throws an error that says what is wrong. */
export function readShotsOptions(args: string[]): ShotsOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      width: { type: 'string', multiple: true, default: ['390', '1280'] },
      engine: { type: 'string', multiple: true, default: ['chromium'] },
      look: { type: 'string', multiple: true, default: ['light'] },
      main: { type: 'boolean', default: false },
    },
  });
  return {
    screens: known(positionals),
    widths: values.width.map((width) => wholeNumber('--width', width, NARROWEST)),
    engines: values.engine.map((engine) => oneOf('--engine', engine, GALLERY_ENGINES)),
    looks: values.look.map((look) => oneOf('--look', look, LOOKS)),
    main: values.main,
  };
}

export interface WordsOptions extends Pick<ShotsOptions, 'screens' | 'widths' | 'main'> {
  /** The languages' tags. */
  languages: readonly string[];
}

/** Reads the arguments after `npm run gallery:words --`. Throws an error that says what is wrong. */
export function readWordsOptions(args: string[]): WordsOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      width: { type: 'string', multiple: true, default: ['320', '1280'] },
      lang: { type: 'string', multiple: true, default: [...PSEUDO] },
      main: { type: 'boolean', default: false },
    },
  });
  return {
    screens: known(positionals),
    widths: values.width.map((width) => wholeNumber('--width', width, NARROWEST)),
    languages: values.lang.map((lang) => oneOf('--lang', lang, GALLERY_LANGUAGES)),
    main: values.main,
  };
}

/** Reads the screens after `npm run gallery:axe --`; empty for all. Throws for an unknown one. */
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

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((one) => one === text);
  if (!name) throw new Error(`${option} is one of ${names.join(', ')}, not ${text}`);
  return name;
}
