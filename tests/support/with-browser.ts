import { spawnSync } from 'node:child_process';
import { requireBrowser } from './find-browser.ts';

// Runs a command with STAYCHART_CHROMIUM set: node tests/support/with-browser.ts <command> [arguments]. Where
// Playwright's own browser is used, the variable is empty.
const [command = '', ...args] = process.argv.slice(2);
const { status, error } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, STAYCHART_CHROMIUM: requireBrowser() },
});
if (error) console.error(`${command}: ${error.message}`);
process.exit(status ?? 1);
