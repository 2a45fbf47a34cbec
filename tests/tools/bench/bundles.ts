import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { BarePage } from './pages.ts';

/** A script that is measured beside the widget, on a page of its own. */
export interface Bundle extends BarePage {
  /** The element with its first control. */
  host: string;
  /** What the page fetches, in bytes of brotli. */
  bytes: number;
}

const SCRIPT = '<script type="module" src="script.js"></script>';
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

/** The libraries that any widget of this kind needs, and one form in a shadow root. */
export async function buildFloor(): Promise<Bundle> {
  const folder = join(CACHE, 'bench-floor');
  const bytes = await bundle(join(import.meta.dirname, 'floor'), 'main.tsx', folder);
  return { host: 'floor-widget', body: `${SCRIPT}<floor-widget></floor-widget>`, folder, bytes };
}

const DOCSEARCH = '5.2.0';
const DOCSEARCH_SCRIPT = `
import docsearch from '@docsearch/js';
import '@docsearch/css';
docsearch({ container: '#docsearch', appId: 'BENCH', apiKey: 'bench', indices: ['bench'] });`;

/**
 * Another widget that is put into somebody's page, from its maker's package. It is installed when it is first measured,
 * below the project's node_modules, so that it uses the project's React. Null where npm cannot install it.
 */
export async function buildPeer(): Promise<Bundle | null> {
  const root = join(CACHE, `bench-docsearch-${DOCSEARCH}`);
  const folder = join(root, 'built');
  if (!existsSync(join(root, 'node_modules/@docsearch/js'))) {
    mkdirSync(root, { recursive: true });
    const dependencies = { '@docsearch/css': DOCSEARCH, '@docsearch/js': DOCSEARCH };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, dependencies }));
    try {
      execFileSync('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit'], { cwd: root });
    } catch {
      return null;
    }
  }
  writeFileSync(join(root, 'main.js'), DOCSEARCH_SCRIPT);
  const bytes = await bundle(root, 'main.js', folder);
  const body = `<link rel="stylesheet" href="style.css">${SCRIPT}<div id="docsearch"></div>`;
  return { host: '#docsearch', body, folder, bytes };
}

async function bundle(root: string, entry: string, folder: string): Promise<number> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: 'script.js', assetFileNames: 'style[extname]' },
      },
    },
  });
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
