import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Rolldown, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { FIREFOX } from './tests/tools/engines/firefox.ts';
import { answerByStatus } from './tests/support/answer-by-status.ts';
import { BROWSER_ARGUMENTS } from './tests/support/browser-arguments.ts';
import { PATIENCE } from './tests/support/patience.ts';
import { bundleOf, ELEMENTS } from './widget/build/build.ts';
import { TARGET } from './widget/build/target.ts';
import { prerenderEarly } from './widget/build/prerender.ts';
import { hotStyles } from './demo/development/hot-styles.ts';

const chromium = process.env['STAYCHART_CHROMIUM'];
/** The views' tests run in a Firefox instead (npm run views -- firefox). */
const inFirefox = process.env['STAYCHART_ENGINE'] === 'firefox';

/** The same code of packages in forms that come out smaller. */
const SMALLER = [
  // React's own store, without the substitute for versions of React that have none.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/**
 * `vite build` makes the widget in dist/. Modes besides: `loader`, the script tag, `snippet`, what it has inline, and
 * `elements`, which the caller names.
 */
function buildOf(mode: string): UserConfig {
  const isPart = mode === 'loader' || mode === 'snippet';
  return {
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [mode === 'production' ? bundleOf(ELEMENTS) : [], mode === 'loader' ? prerenderEarly : []],
    resolve: { alias: SMALLER },
    // A language is read as one text, which is faster than as code.
    json: { stringify: true, namedExports: false },
    build: {
      emptyOutDir: !isPart,
      target: TARGET,
      sourcemap: mode === 'snippet' ? false : 'hidden',
      modulePreload: false,
      rolldownOptions: { loader: LOADER, snippet: SNIPPET }[mode] ?? CHUNKS,
    },
  };
}

const LOADER: Rolldown.RolldownOptions = {
  input: 'widget/loader/loader.ts',
  // A classic script: its names must not become the page's.
  output: { format: 'iife', entryFileNames: 'staychart.js' },
};

const SNIPPET: Rolldown.RolldownOptions = {
  output: { minify: true },
};

const CHUNKS: Rolldown.RolldownOptions = {
  // What is made besides takes long on a busy machine, and is meant to.
  checks: { pluginTimings: false },
  // Nothing imports an entry, so that the loader can fetch it again under another address.
  preserveEntrySignatures: 'strict',
  output: {
    entryFileNames: 'chunks/[name]-[hash:7].js',
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${facadeModuleId?.endsWith('.json') ? 'words' : 'chunks'}/${name.replace('rolldown-', '')}-[hash:7].js`,
    hashCharacters: 'base36',
    minify: true,
    comments: { annotation: false, jsdoc: false, legal: false },
  },
};

/** Of the build, of the development server (demo/serve-source.ts) and of the tests. */
export default defineConfig(({ command, mode }) => ({
  ...(command === 'build' ? buildOf(mode) : { plugins: [react(), hotStyles, prerenderEarly] }),
  test: {
    // Tests wait for the browser and for files, too: a core left to Vitest itself is a core left idle.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/views-coverage.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Each worker loads the code once, which halves the time: a test leaves nothing behind in a module.
          isolate: false,
          // Paths over a large chart take up to a minute where several runs share the machine.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{faults,soak}/**'],
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          isolate: false,
          testTimeout: 180_000,
          include: ['tests/faults/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'soak',
          environment: 'node',
          include: ['tests/soak/**/*.test.ts'],
        },
      },
      {
        plugins: [answerByStatus()],
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom',
            'react-dom/client',
            'xstate',
            '@xstate/react',
            'valibot',
            'dayjs',
            'dayjs/plugin/advancedFormat.js',
            'dayjs/plugin/utc.js',
            'dompurify',
            'ky',
            'libphonenumber-js/min',
            'msw',
            'fast-check',
            'axe-core',
            'accessibility-checker-engine/ace-node.js',
            '@testing-library/react',
            '@testing-library/user-event',
          ],
        },
        test: {
          name: 'views',
          include: ['tests/**/*.test.tsx'],
          // What a view comes to is waited for as long as a machine with all cores busy needs, here and in the set-up.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: PATIENCE } },
          setupFiles: [
            'tests/support/patient-views.ts',
            ...(inFirefox ? ['tests/tools/engines/named-frame.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: inFirefox
                ? FIREFOX
                : { ...(chromium ? { executablePath: chromium } : {}), args: BROWSER_ARGUMENTS },
            }),
            instances: [
              { browser: inFirefox ? 'firefox' : 'chromium', viewport: { width: 1280, height: 900 } },
            ],
          },
        },
      },
    ],
  },
}));
