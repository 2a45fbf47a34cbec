import { spawnSync } from 'node:child_process';
import { requireBrowser } from '../support/find-browser.ts';
import { commandOptions, readNothing } from '../support/command-options.ts';
import { whatIsMissing } from './programs.ts';

// `npm run test:all` tests the plugin's zip in a WordPress. Where none can be installed, this says so and passes.
commandOptions(readNothing);
const missing = whatIsMissing();
if (missing !== null) {
  console.log(missing);
  process.exit(0);
}
const { status } = spawnSync('playwright', ['test', '--config', 'tests/wordpress/playwright.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, STAYCHART_CHROMIUM: requireBrowser() },
});
process.exit(status ?? 1);
