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
  /** Hashes for the page's `script-src` and `style-src`, without the single quotes around them. */
  policy: { script: string; style: string };
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
  { script, style }: { script: string; style: string },
): Snippet {
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new Error('inline code holds the end of its element');
  const around = (name: string, html: string) =>
    `<template shadowrootmode="open"><div data-sent="${name}"><style>${style}</style>${html}</div><slot></slot></template>` +
    `<script>${script}</script>`;
  const preload = (elements['stay-booking'] ?? []).map((file) => {
    const found = files.find((one) => one.file === file);
    if (!found) throw new Error(`${file} is not in the manifest`);
    return { file, integrity: found.integrity };
  });
  return {
    version,
    screens: mapped(screens, (html, voice) =>
      mapped(html, (ways, screen) => mapped(ways, (one) => around(`${screen} ${voice}`, one))),
    ),
    policy: { script: hashOf(script), style: hashOf(style) },
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
    `<!-- For the page's policy: script-src '${policy.script}'; style-src '${policy.style}' -->`,
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

/** The script and style that stand inline in the page. */
async function inlined(): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: join(PROJECT, 'vite.config.ts'),
    mode: 'snippet',
    root: PROJECT,
    // One style sheet: otherwise Vite puts the styles of a classic script into the script.
    build: { write: false, cssCodeSplit: false },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const output = bundle && 'output' in bundle ? bundle.output : [];
  const code = output.find((file) => file.type === 'chunk');
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (code?.type !== 'chunk' || sheet?.type !== 'asset') throw new Error('the snippet was not built');
  // Vite ends the sheet with a comment of its own.
  const style = Buffer.from(sheet.source)
    .toString()
    .replace(/\/\*.*?\*\//g, '')
    .trim();
  return { script: code.code.trim(), style };
}
