import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import * as v from 'valibot';
import { STEPS } from '../../src/domain/booking/steps.ts';
import { languageFiles, messagesOf, templateOf } from './translations.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PLUGIN = join(import.meta.dirname, '../wordpress');
/** Where the plugin is written. */
export const ZIP = join(PROJECT, 'package/wordpress/staychart-wordpress.zip');

/** One catalogue serves every locale of its language: WordPress falls back to no other locale. */
const LOCALES = { de_DE: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'] };

/**
 * Files that the web server does not need: source maps, the manifest, the documents, and the snippet, which PHP writes.
 */
const LEFT_OUT = /\.map$|^(?:manifest|openapi|sbom\.cdx|snippet)\.json$|^snippet\.html$/;

const manifestSchema = v.object({
  version: v.string(),
  elements: v.record(v.string(), v.array(v.string())),
  files: v.array(v.object({ file: v.string(), integrity: v.string() })),
});

/** The text files of the plugin's folder, by their path in it. */
export function pluginSources(): Record<string, string> {
  const paths = globSync('**/*.*', { cwd: PLUGIN }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(PLUGIN, path), 'utf8')]));
}

const snippetSchema = v.object({
  screens: v.object({
    'en-GB': v.object({ start: v.object({ anonymous: v.string(), login: v.string() }) }),
  }),
});

/**
 * The files of the plugin by their path in the zip. `bundle` is the folder that `npm run build` writes. Throws where
 * the bundle is missing or damaged, or where a translation lacks a sentence.
 */
export function pluginFiles(bundle: string): Record<string, Uint8Array> {
  if (!existsSync(join(bundle, 'manifest.json')))
    throw new Error(`${bundle} is missing: npm run build writes it`);
  const built = (name: string): unknown => JSON.parse(readFileSync(join(bundle, name), 'utf8'));
  const { version, elements, files } = v.parse(manifestSchema, built('manifest.json'));
  const { start } = v.parse(snippetSchema, built('snippet.json')).screens['en-GB'];
  const described = (file: string) => {
    const found = files.find((one) => one.file === file);
    if (!found) throw new Error(`${file} is not in the manifest`);
    return { file: `dist/${file}`, integrity: found.integrity };
  };
  const preload = Object.entries(elements).map(([tag, names]) => [tag, names.map(described)] as const);
  const about = {
    version,
    script: described('staychart.js'),
    preload: Object.fromEntries(preload),
    start,
    steps: STEPS,
  };

  const sources = pluginSources();
  const messages = messagesOf(sources);
  const written: Record<string, Uint8Array> = { 'languages/staychart.pot': templateOf(messages) };
  for (const [catalogue, locales] of Object.entries(LOCALES)) {
    const text = sources[`languages/staychart-${catalogue}.po`] ?? '';
    for (const locale of locales)
      for (const [name, content] of Object.entries(languageFiles(text, messages, locale)))
        written[`languages/${name}`] = content;
  }
  for (const [path, text] of Object.entries(sources)) {
    if (!path.endsWith('.po')) written[path] = Buffer.from(withVersion(path, text, version));
  }
  written['bundle.json'] = Buffer.from(JSON.stringify(about));
  for (const path of globSync('**/*.*', { cwd: bundle }).map((name) => name.replaceAll('\\', '/'))) {
    if (!LEFT_OUT.test(path)) written[`dist/${path}`] = readFileSync(join(bundle, path));
  }
  return Object.fromEntries(Object.entries(written).map(([path, content]) => [`staychart/${path}`, content]));
}

function withVersion(path: string, text: string, version: string): string {
  return path === 'staychart.php'
    ? text.replace(/^( \* Version: +)0\.0\.0$/m, `$1${version}`).replace(/^ \*\n \* The build .*\n/m, '')
    : text;
}

if (import.meta.main) {
  parseArgs({ options: {} });
  const files = pluginFiles(join(PROJECT, 'dist'));
  mkdirSync(dirname(ZIP), { recursive: true });
  // A fixed time, so that the same files give the same zip.
  writeFileSync(ZIP, zipSync(files, { level: 9, mtime: '2000-01-01T00:00:00Z' }));
}
