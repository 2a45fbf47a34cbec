import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { runConformance } from './conformance.ts';
import { readConformanceOptions, type CommandOptions } from './options.ts';
import { exitCodeOf, inJson, inWords, mayStand } from './words.ts';

const TEST_CARD = '4242424242424242';
const CARD_NUMBER = /^\d{12,19}$/;

// `npm run conformance` or `npx staychart-conformance`: checks an estate from outside.
try {
  const options = readConformanceOptions(process.argv.slice(2));
  if (typeof options === 'string') console.log(options);
  else process.exitCode = await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function run(options: CommandOptions): Promise<number> {
  const { bases, site, member, secondMember, isWriting, jsonFile } = options;
  const lines = member ? await readLines() : [];
  const withPassword = (login: typeof member, variable: string, line: number) =>
    login && { ...login, password: passwordOf(variable, lines[line]) };
  const cardNumber = isWriting ? readCard() : null;
  const standing = new Set<string>();
  const stop = isWriting ? stopOnSignals(standing) : undefined;
  const report = await runConformance(
    {
      ...{ bases, site, cardNumber },
      member: withPassword(member, 'STAYCHART_PASSWORD', 0),
      secondMember: withPassword(secondMember, 'STAYCHART_SECOND_PASSWORD', 1),
    },
    {
      ...{ fetch, now: () => performance.now(), year: new Date().getFullYear(), standing },
      ...(stop ? { stop } : {}),
    },
  ).catch((error: unknown) => {
    if (standing.size > 0) console.error(mayStand([...standing]));
    throw error;
  });
  console.log(inWords(report));
  if (jsonFile !== null) writeFileSync(jsonFile, inJson(report));
  return exitCodeOf(report);
}

/**
 * The first signal stops the run, which then cancels what it has booked; a second one ends the program at once, and it
 * names what may stand.
 */
function stopOnSignals(standing: ReadonlySet<string>): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) {
        if (standing.size > 0) console.error(mayStand([...standing]));
        process.exit(1);
      }
      stop.abort();
      console.error('Cancels its booking first. Press Ctrl+C again to leave at once.');
    });
  return stop.signal;
}

/** The lines of stdin, for passwords: never from the command line, which other programs can read. */
async function readLines(): Promise<string[]> {
  if (process.env['STAYCHART_PASSWORD'] || process.stdin.isTTY) return [];
  return (await text(process.stdin)).split(/\r?\n/);
}

function passwordOf(variable: string, line = ''): string {
  const given = process.env[variable];
  if (given) return given;
  if (line === '') throw new Error(`The password is missing: put it into ${variable}, or into stdin.`);
  return line;
}

function readCard(): string {
  const number = (process.env['STAYCHART_CARD'] ?? TEST_CARD).replaceAll(/[\s-]/g, '');
  if (!CARD_NUMBER.test(number)) throw new Error('STAYCHART_CARD is not a card number.');
  return number;
}
