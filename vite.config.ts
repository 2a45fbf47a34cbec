import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { FIREFOX } from './tests/engines/firefox.ts';
import { answerByStatus } from './tests/support/answer-by-status.ts';
import { BROWSER_ARGUMENTS } from './tests/support/browser-arguments.ts';
import { PATIENCE } from './tests/support/patience.ts';
import { prerenderStart } from './widget/build-prerender.ts';
import { hotStyles } from './demo/development/hot-styles.ts';

const chromium = process.env['STAYCHART_CHROMIUM'];
/** The views' tests run in a Firefox instead (npm run engines). */
const inFirefox = process.env['STAYCHART_ENGINE'] === 'firefox';

/** Of the development server (demo/serve-source.ts) and the tests: the bundle is made by widget/build.ts. */
export default defineConfig({
  plugins: [react(), hotStyles, prerenderStart],
  test: {
    // Tests wait for the browser and for files, too: a core left to Vitest itself is a core left idle.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/views-coverage.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Paths over a large chart take seconds where several runs share the machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'tests/{domain,api,draft,machines,paths,contract,architecture,wiring,gallery,flakes,mutants,engines,docs}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'tests/docs/run/**'],
        },
      },
      {
        test: {
          name: 'docs',
          environment: 'node',
          include: ['tests/docs/run/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          testTimeout: 60_000,
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
          include: ['tests/views/**/*.test.tsx'],
          // What a view comes to is waited for as long as a machine with all cores busy needs, here and in the set-up.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: PATIENCE } },
          setupFiles: [
            'tests/support/patient-views.ts',
            ...(inFirefox ? ['tests/engines/named-frame.ts'] : []),
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
});
