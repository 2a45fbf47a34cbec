import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PROJECT } from '../../architecture/sources.ts';
import { commandOptions } from '../../support/command-options.ts';
import { englishComments } from './english-comments.ts';
import { newCatalogue } from './new-catalogue.ts';
import { readWordsCommand } from './options.ts';
import { takePictures } from './pictures.ts';
import { rowsOf, translatorsTable } from './translators-table.ts';

// `npm run words -- <tag>` writes what a translator needs for a new language.
const { tag, pictures: wantsPictures } = commandOptions(readWordsCommand);
const folder = join(PROJECT, 'src/words', tag);
const table = join(PROJECT, 'words', `${tag}.html`);

if (existsSync(folder)) {
  console.error(`${relative(PROJECT, folder)} is there already`);
  process.exit(2);
}
const files = newCatalogue(tag);
const style = await resolveConfig(join(PROJECT, 'src/words/shipped.ts'));
for (const { file, text } of files) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...style, parser: 'typescript' }));
}
console.log(`${relative(PROJECT, folder)}: ${files.length} files, every sentence in English`);

const pictures = wantsPictures
  ? await takePictures(join(PROJECT, 'words', tag), (line) => console.log(line))
  : new Map<string, string>();
const fromTable = [...pictures].map(
  ([place, file]) => [place, relative(dirname(table), file).replaceAll('\\', '/')] as const,
);
const rows = rowsOf(englishComments(), new Map(fromTable));
mkdirSync(dirname(table), { recursive: true });
writeFileSync(table, translatorsTable(tag, rows));
const seen = rows.filter(({ picture }) => picture !== null).length;
console.log(`${relative(PROJECT, table)}: ${rows.length} sentences, ${seen} with a picture`);
console.log(
  `It ships once src/words/shipped.ts has it: '${tag}': () => import('./${tag}/language.ts'). Then tests/words says what is missing.`,
);
