import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PROJECT } from '../../architecture/sources.ts';
import { commandOptions } from '../../support/command-options.ts';
import { englishComments } from './english-comments.ts';
import { entryOf, newCatalogue } from './new-catalogue.ts';
import { readWordsCommand } from './options.ts';
import { takePictures } from './pictures.ts';
import { rowsOf, translatorsTable } from './translators-table.ts';

// `npm run words -- <tag>` writes what a translator needs for a new language.
const { tag, pictures: wantsPictures } = commandOptions(readWordsCommand);
const file = join(PROJECT, 'widget/languages', `${tag}.json`);
const table = join(PROJECT, 'words', `${tag}.html`);

if (existsSync(file)) {
  console.error(`${relative(PROJECT, file)} is there already`);
  process.exit(2);
}
writeFileSync(file, await format(newCatalogue(tag), { ...(await resolveConfig(file)), parser: 'json' }));
console.log(`${relative(PROJECT, file)}: every sentence in English`);

const pictures = wantsPictures
  ? await takePictures(join(PROJECT, 'words', tag), (line) => console.log(line))
  : new Map<string, string>();
const fromTable = [...pictures].map(
  ([place, picture]) => [place, relative(dirname(table), picture).replaceAll('\\', '/')] as const,
);
const rows = rowsOf(englishComments(), new Map(fromTable));
mkdirSync(dirname(table), { recursive: true });
writeFileSync(table, translatorsTable(tag, rows));
const seen = rows.filter(({ picture }) => picture !== null).length;
console.log(`${relative(PROJECT, table)}: ${rows.length} sentences, ${seen} with a picture`);
console.log(
  `It ships once widget/languages/shipped.ts has it. Then tests/languages says what is missing.\n  ${entryOf(tag)}`,
);
