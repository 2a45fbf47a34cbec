import { parseArgs } from 'node:util';
import { thingsToTry } from './site/things-to-try.ts';
import { startDemo, type Demo, type DemoOptions } from './start-demo.ts';

const DEFAULT_PORT = 5173;

/**
 * Serves the demo at PORT and HOST of the environment until it is told to end, and prints all addresses. Ends the
 * process where `command` was typed with arguments, or where the demo cannot be served.
 */
export async function serveDemo(command: string, options: Pick<DemoOptions, 'isFromSource'>): Promise<void> {
  refuseArguments();
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65534) {
    fail(`PORT must be a number from 1 to 65534, not '${process.env['PORT'] ?? ''}'.`);
  }
  const host = process.env['HOST'] || undefined;
  const demo = await startDemo({ port, host, ...options }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      isTaken
        ? `Port ${port} or ${port + 1} is taken. Choose another: PORT=6173 ${command}`
        : `The demo did not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  introduce(demo);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void demo.close();
    });
  }
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

function refuseArguments(): void {
  try {
    parseArgs({ options: {} });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
