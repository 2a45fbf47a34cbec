import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { thingsToTry } from './site/things-to-try.ts';
import { startDemo, type Demo } from './start-demo.ts';

const DEFAULT_PORT = 5173;

// `npm start`: the demo with the built widget. `npm run dev`: with the widget from its source, which may be edited while
// the demo runs. Both serve it at PORT and HOST of the environment until they are told to end, and print all addresses.
const isFromSource = readSource();
const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 1 || port > 65534) {
  fail(`PORT must be a number from 1 to 65534, not '${process.env['PORT'] ?? ''}'.`);
}
const host = process.env['HOST'] || undefined;
const demo = await startDemo({ port, host, isFromSource }).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return fail(
    isTaken
      ? `Port ${port} or ${port + 1} is taken. Choose another: PORT=6173 npm ${isFromSource ? 'run dev' : 'start'}`
      : `The demo did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
});
introduce(demo);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void demo.close();
  });
}
if (!isFromSource && !existsSync(join(import.meta.dirname, '../dist/staychart.js'))) {
  console.warn('  The widget has not been built: run npm run build.\n');
}

function introduce({ siteUrl, apiUrl, estate }: Demo): void {
  const lines = [
    '',
    `  Staychart           ${siteUrl}/`,
    `  Withenmere          ${siteUrl}/withenmere/`,
    `  Book a stay         ${siteUrl}/booking/`,
    `  With nothing set    ${siteUrl}/standard/booking/`,
    `  Account             ${siteUrl}/account/`,
    `  API                 ${apiUrl}/`,
    `  Identity provider   ${apiUrl}/idp/.well-known/openid-configuration`,
    `  Ledger              ${apiUrl}/__estate/ledger`,
    `  Outbox              ${siteUrl}/outbox/`,
    '',
    `  What to try, also at ${siteUrl}/try/`,
    ...thingsToTry(estate.state.world).flatMap(({ heading, lines: things }) => [
      '',
      `  ${heading}`,
      ...things.map(({ what, then }) => `    ${what.padEnd(40)} ${then}`),
    ]),
    '',
  ];
  console.log(lines.join('\n'));
}

/** Whether `npm run dev` runs it. Other arguments end the process. */
function readSource(): boolean {
  try {
    return parseArgs({ options: { source: { type: 'boolean' } } }).values.source === true;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
