import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { runConformance } from './conformance.ts';
import { readConformanceOptions, type CommandOptions } from './options.ts';
import { exitCodeOf, inJson, inWords } from './words.ts';

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

async function run({ bases, site, member, isWriting, jsonFile }: CommandOptions): Promise<number> {
  const password = member ? await readPassword() : '';
  const cardNumber = isWriting ? readCard() : null;
  // A booking that was made must be cancelled before the run ends.
  if (isWriting)
    process.once('SIGINT', () => {
      console.error('Cancels its booking first. Press again to leave at once.');
    });
  const report = await runConformance(
    { bases, site, member: member && { ...member, password }, cardNumber },
    { fetch, now: () => performance.now(), year: new Date().getFullYear() },
  );
  console.log(inWords(report));
  if (jsonFile !== null) writeFileSync(jsonFile, inJson(report));
  return exitCodeOf(report);
}

/** Never takes it from the command line: other programs can read that. */
async function readPassword(): Promise<string> {
  const given = process.env['STAYCHART_PASSWORD'];
  if (given) return given;
  const [line = ''] = process.stdin.isTTY ? [] : (await text(process.stdin)).split(/\r?\n/);
  if (line === '') throw new Error('The password is missing: put it into STAYCHART_PASSWORD, or into stdin.');
  return line;
}

function readCard(): string {
  const number = (process.env['STAYCHART_CARD'] ?? TEST_CARD).replaceAll(/[\s-]/g, '');
  if (!CARD_NUMBER.test(number)) throw new Error('STAYCHART_CARD is not a card number.');
  return number;
}
