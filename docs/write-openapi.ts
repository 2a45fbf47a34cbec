import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from '../tests/contract/reference/examples.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { openApiOf, printed } from '../widget/build/openapi.ts';
import { readVersion } from '../widget/build/build.ts';

// The end of `npm run build`: `dist/openapi.json`, whose examples are the simulated estate's answers of today.
commandOptions(readNothing);
const file = join(import.meta.dirname, '../dist/openapi.json');
writeFileSync(file, await printed(openApiOf(readVersion(), EXAMPLES)));
