import { join } from 'node:path';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { createServer, type Plugin } from 'vite';
import type { EarlyScreens, Markup } from '../loader/early-markup.ts';
import type * as Rendering from './early-screens.tsx';

type Parent = DefaultTreeAdapterTypes.ParentNode;

const MARKUP = join(import.meta.dirname, '../loader/early-markup.ts');

/** The voices that ship, whose screens can be drawn early. */
const VOICES = ['en-GB', 'en-GB-x-plain', 'ar', 'de', 'fr'];

/** The HTML of the first screens of a voice: start or search, without and with a login. */
export type EarlyHtml = Record<keyof EarlyScreens, Record<'anonymous' | 'login', string>>;

/**
 * Renders the first screens from their views at build time, for the module that draws them before the code has come
 * (D-290).
 */
export const prerenderEarly: Plugin = {
  name: 'staychart:prerender-early',
  enforce: 'pre',
  async load(id) {
    if (id !== MARKUP) return null;
    const screens = Object.entries(await earlyHtml()).map(([voice, html]) => [voice, markupsOf(html)]);
    const json = JSON.stringify(Object.fromEntries(screens)).replaceAll(/[^\x20-\x7e]/g, escapeCharacter);
    return `export const earlyScreens = JSON.parse(${JSON.stringify(json)});`;
  },
};

/** As JSON writes it in ASCII: a script is read in the encoding of its page, where its server names none. */
function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

let rendered: Promise<Record<string, EarlyHtml>> | undefined;

/** The HTML of the first screens in each voice that ships. */
export function earlyHtml(): Promise<Record<string, EarlyHtml>> {
  return (rendered ??= render());
}

async function render(): Promise<Record<string, EarlyHtml>> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const file = join(import.meta.dirname, 'early-screens.tsx');
    const { renderEarly } = (await vite.ssrLoadModule(file)) as typeof Rendering;
    const waysOf = async (screen: keyof EarlyScreens, voice: string) => ({
      anonymous: bare(await renderEarly(screen, voice, false)),
      login: bare(await renderEarly(screen, voice, true)),
    });
    const voices = VOICES.map(async (voice): Promise<[string, EarlyHtml]> => [
      voice,
      { start: await waysOf('start', voice), search: await waysOf('search', voice) },
    ]);
    return Object.fromEntries(await Promise.all(voices));
  } finally {
    await vite.close();
  }
}

/** Without what is folded, and without the dates, which only the page and the estate know. */
function bare(html: string): string {
  const root = parseFragment(html);
  const strip = (node: Parent) => {
    for (const child of node.childNodes) {
      if (!('attrs' in child)) continue;
      const attribute = (name: string) => child.attrs.find((one) => one.name === name)?.value;
      const isDate = attribute('class')?.includes('search-departure') || attribute('name') === 'arrivalDate';
      if (attribute('hidden') !== undefined) child.childNodes = [];
      if (isDate) blank(child);
      strip(child);
    }
  };
  strip(root);
  return serialize(root);
}

/** Puts a space that keeps a line's height in the place of the text. */
function blank(node: Parent): void {
  for (const child of node.childNodes) {
    if ('value' in child) child.value = '\u00a0';
    if ('attrs' in child) blank(child);
  }
}

function markupsOf(html: EarlyHtml): EarlyScreens {
  const ways = ({ anonymous, login }: EarlyHtml['start']) => ({
    anonymous: markupOf(anonymous),
    login: markupOf(login),
  });
  return { start: ways(html.start), search: ways(html.search) };
}

/** The one element of a fragment of HTML. Throws where there is none. */
function markupOf(html: string): Markup {
  const [root] = contentOf(parseFragment(html));
  if (root === undefined || typeof root === 'string') throw new Error('a first screen is one element');
  return root;
}

function contentOf(node: Parent): (Markup | string)[] {
  return node.childNodes.flatMap((child): (Markup | string)[] => {
    if ('value' in child) return [child.value];
    if (!('attrs' in child)) return [];
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    return [[child.tagName, attributes, contentOf(child)]];
  });
}
