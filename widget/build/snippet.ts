import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest } from './manifest.ts';
import { earlyHtml, type EarlyHtml } from './prerender.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** What a CMS writes into its pages, so that the first screen is painted with the page (`dist/snippet.json`). */
export interface Snippet {
  version: string;
  /** The first content of `<stay-booking>` by its voice: start or search, without and with a login. */
  screens: Record<string, EarlyHtml>;
  /** Hashes for the page's `script-src` and, by its beginning, `style-src`, without the single quotes around them. */
  policy: { script: string; style: Record<keyof EarlyHtml, string> };
  /** The script tag's file and the files to preload: paths in `dist/`. */
  script: string;
  preload: { file: string; integrity: string }[];
}

/** The folder in the example, the same as in all documents. */
const FOLDER = '/staychart/';

/** Writes `snippet.json` and `snippet.html` into a built folder. */
export async function writeSnippet(manifest: Manifest, folder: string): Promise<void> {
  const snippet = snippetOf(manifest, await earlyHtml(), await inlined());
  writeFileSync(join(folder, 'snippet.json'), `${JSON.stringify(snippet, null, 2)}\n`);
  writeFileSync(join(folder, 'snippet.html'), exampleOf(snippet));
}

/** The snippet of a build. Throws where a file is not in the manifest, or inline code would end its own element. */
export function snippetOf(
  { version, elements, files }: Manifest,
  screens: Snippet['screens'],
  { script, style }: { script: string; style: Record<keyof EarlyHtml, string> },
): Snippet {
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style.start + style.search))
    throw new Error('inline code holds the end of its element');
  const around = (screen: keyof EarlyHtml, voice: string, html: string) =>
    `<template shadowrootmode="open"><div data-sent="${screen} ${voice}"><style>${style[screen]}</style>${html}</div><slot></slot></template>` +
    `<script>${script}</script>`;
  const preload = (elements['stay-booking'] ?? []).map((file) => {
    const found = files.find((one) => one.file === file);
    if (!found) throw new Error(`${file} is not in the manifest`);
    return { file, integrity: found.integrity };
  });
  return {
    version,
    screens: mapped(screens, (html, voice) =>
      mapped(html, (ways, screen) => mapped(ways, (one) => around(screen, voice, one))),
    ),
    policy: { script: hashOf(script), style: mapped(style, hashOf) },
    script: 'staychart.js',
    preload,
  };
}

/** The snippet to paste: a booking without login, with the addresses of the documents. */
export function exampleOf({ screens, script, preload, policy }: Snippet): string {
  const links = preload.map(
    ({ file, integrity }) => `<link rel="modulepreload" href="${FOLDER}${file}" integrity="${integrity}">`,
  );
  return [
    `<!-- For the page's policy: script-src '${policy.script}'; style-src '${policy.style.start}' -->`,
    `<script src="${FOLDER}${script}" defer></script>`,
    ...links,
    `<stay-booking host="https://api.estate.example" cms="cms" brand="The Estate">${screens['en-GB']?.start.anonymous}`,
    'To book a stay, ring us on <a href="tel:+441632960140">01632 960140</a>.',
    '</stay-booking>',
    '',
  ].join('\n');
}

function mapped<Key extends string, From, To>(
  from: Record<Key, From>,
  to: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(from).map(([key, value]) => [key, to(value, key as Key)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}

/** The hash by which a content security policy names inline code. */
function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** The script and, by the screen, the styles that stand inline in the page. */
async function inlined(): Promise<{ script: string; style: Record<keyof EarlyHtml, string> }> {
  const [script, start, search] = await Promise.all(['guard.ts', 'start.css', 'search.css'].map(builtFrom));
  return { script: script ?? '', style: { start: start ?? '', search: search ?? '' } };
}

/** A script or style sheet of `widget/snippet` with all that it imports, as small as it gets. */
async function builtFrom(file: string): Promise<string> {
  const isSheet = file.endsWith('.css');
  // In a classic script Vite would put the styles into the script.
  const format = isSheet ? 'es' : 'iife';
  const built = await build({
    configFile: join(PROJECT, 'vite.config.ts'),
    mode: 'snippet',
    root: PROJECT,
    build: { write: false, rolldownOptions: { input: `widget/snippet/${file}`, output: { format } } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const output = bundle && 'output' in bundle ? bundle.output : [];
  const found = output.find(({ fileName, type }) => (isSheet ? fileName.endsWith('.css') : type === 'chunk'));
  if (!found) throw new Error(`${file} was not built`);
  // Vite ends a sheet with a comment of its own.
  return found.type === 'chunk'
    ? found.code.trim()
    : Buffer.from(found.source)
        .toString()
        .replace(/\/\*.*?\*\//g, '')
        .trim();
}
