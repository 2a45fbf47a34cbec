import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createServer, type Plugin } from 'vite';
import type * as StartScreen from './start-screen.tsx';
import type { Markup } from '../steps/start/early-markup.ts';

const MARKUP = join(import.meta.dirname, '../steps/start/early-markup.ts');

/**
 * Renders the start screen from its view at build time, for the module that draws it before the code has come (D-290).
 */
export const prerenderStart: Plugin = {
  name: 'staychart:prerender-start',
  enforce: 'pre',
  async load(id) {
    if (id.split('?')[0] !== MARKUP) return null;
    return `export const startMarkup = ${JSON.stringify(await startMarkup())};`;
  },
};

async function startMarkup(): Promise<Record<'anonymous' | 'login', Markup>> {
  const { anonymous, login } = await startHtml();
  return { anonymous: markupOf(anonymous), login: markupOf(login) };
}

/** The HTML of the start screen, without and with a login. */
export async function startHtml(): Promise<Record<'anonymous' | 'login', string>> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const file = join(import.meta.dirname, 'start-screen.tsx');
    const { renderStart } = (await vite.ssrLoadModule(file)) as typeof StartScreen;
    return { anonymous: renderStart(false), login: renderStart(true) };
  } finally {
    await vite.close();
  }
}

/** The one element of a fragment of HTML. Throws where there is none. */
function markupOf(html: string): Markup {
  const [root] = contentOf(parseFragment(html));
  if (root === undefined || typeof root === 'string') throw new Error('the start screen is one element');
  return root;
}

function contentOf(node: DefaultTreeAdapterTypes.ParentNode): (Markup | string)[] {
  return node.childNodes.flatMap((child): (Markup | string)[] => {
    if ('value' in child) return [child.value];
    if (!('attrs' in child)) return [];
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    return [[child.tagName, attributes, contentOf(child)]];
  });
}
