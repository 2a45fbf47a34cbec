import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { record } from '../tests/contract/reference/record.ts';
import { stableExamples } from '../tests/contract/reference/stable.ts';
import { TALKS } from '../tests/contract/reference/talks.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';

const EXAMPLES = join(import.meta.dirname, '../src/api/reference/examples.json');

// `npx node docs/write-examples.ts` writes the simulated estate's answer to every call, for `dist/openapi.json`.
commandOptions(readNothing);
const talks = await Promise.all(TALKS.map(async (talk) => [talk.endpoint, await record(talk)] as const));
const text = JSON.stringify(stableExamples(talks));
writeFileSync(EXAMPLES, await format(text, { parser: 'json', printWidth: 110 }));
