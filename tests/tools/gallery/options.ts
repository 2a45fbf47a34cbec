import { parseArgs } from 'node:util';
import { GALLERY_LANGUAGES } from './languages.ts';

/** How a state is drawn: the window's width in pixels, and the colours. */
export interface GalleryView {
  width: number;
  look: 'light' | 'dark';
}

export interface CheckOptions {
  /** Empty for all. */
  screens: readonly string[];
  views: readonly GalleryView[];
  languages: readonly string[];
  /** Whether each state is drawn once only, by its first path. */
  main: boolean;
  /** Whether a picture of each state is taken. */
  pictures: boolean;
}

/** Reads the arguments after `npm run gallery:check --`. Throws an error that says what is wrong. */
export function readCheckOptions(args: string[]): CheckOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      view: { type: 'string', multiple: true, default: ['390-light', '1280-dark'] },
      lang: { type: 'string', multiple: true, default: ['en-GB'] },
      main: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
    },
  });
  const { view, lang, main, pictures } = values;
  for (const tag of lang) mustBeOf('language', tag, GALLERY_LANGUAGES);
  return { screens: positionals, views: view.map(viewOf), languages: lang, main, pictures };
}

function mustBeOf(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name)) throw new Error(`no ${what} ${name}; there are ${names.join(', ')}`);
}

function viewOf(text: string): GalleryView {
  const [, width, look] = /^(\d{3,4})-(light|dark)$/.exec(text) ?? [];
  if (width === undefined) throw new Error(`--view is a width and a look, as 390-light, not ${text}`);
  return { width: Number(width), look: look === 'dark' ? 'dark' : 'light' };
}
