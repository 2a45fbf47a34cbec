import { PARTS, type Part } from '../../../src/texts/parts.ts';
import type { Plural } from '../../../src/texts/fill.ts';
import { englishWords } from '../english-words.ts';
import { FORMS, isPlural } from '../sentences.ts';

/**
 * The most lines of a group in its part's file. A longer group is split into files, since files have 300
 * lines at most.
 */
const LONGEST_GROUP = 200;

interface Written {
  /** The path below `src/words/<tag>/`. */
  file: string;
  text: string;
}

/** The files of a new language: every sentence in English, with the language's plural forms and direction. */
export function newCatalogue(tag: string): Written[] {
  const parts = Object.keys(PARTS) as Part[];
  return [
    { file: 'language.ts', text: languageFile(tag, parts) },
    ...parts.flatMap((part) => partFiles(tag, part)),
  ];
}

function languageFile(tag: string, parts: readonly Part[]): string {
  const locale: Intl.Locale & {
    getTextInfo?: () => { direction: string };
    getWeekInfo?: () => { firstDay: number };
  } = new Intl.Locale(tag);
  const later = parts.filter((part) => part !== 'first');
  return [
    "import { intlFormats } from '../intl-formats.ts';",
    "import type { Language } from '../language.ts';",
    "import { words as first } from './first.ts';",
    '',
    'export const language: Language = {',
    `  direction: '${locale.getTextInfo?.().direction ?? 'ltr'}',`,
    `  formats: intlFormats('${tag}', ${locale.getWeekInfo?.().firstDay ?? 1}),`,
    '  first,',
    '  later: {',
    ...later.map((part) => `    ${part}: () => import('./${part}.ts'),`),
    '  },',
    '};',
    '',
  ].join('\n');
}

/** The file of a part, and the files of its groups that are split. */
function partFiles(tag: string, part: Part): Written[] {
  const inner: Written[] = [];
  const imports: string[] = [];
  const groups = PARTS[part].map((group) => {
    const texts: object = englishWords[group];
    const whole = literal(tag, texts);
    if (whole.split('\n').length <= LONGEST_GROUP) return `${group}: ${whole}`;
    const entries = Object.entries(texts).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return `${key}: ${literal(tag, value)}`;
      const file = `${part}/${kebab(key)}.ts`;
      const type = `Words<'${part}'>['${group}']['${key}']`;
      inner.push({
        file,
        text: `import type { Words } from '../../language.ts';\n\nexport const ${key}: ${type} = ${literal(tag, value)};\n`,
      });
      imports.push(`import { ${key} } from './${file}';`);
      return key;
    });
    return `${group}: {\n${entries.join(',\n')},\n}`;
  });
  const text = [
    ...["import type { Words } from '../language.ts';", ...imports.toSorted()],
    '',
    `export const words: Words<'${part}'> = {\n${groups.join(',\n')},\n};`,
    '',
  ].join('\n');
  return [{ file: `${part}.ts`, text }, ...inner];
}

function literal(tag: string, texts: unknown): string {
  if (typeof texts === 'string') return quoted(texts);
  if (Array.isArray(texts)) return `[\n${texts.map((text) => `${literal(tag, text)},\n`).join('')}]`;
  if (typeof texts !== 'object' || texts === null) throw new Error(`no text: ${String(texts)}`);
  const entries = Object.entries(isPlural(texts) ? formsIn(tag, texts) : texts);
  return `{\n${entries.map(([key, inner]) => `${key}: ${literal(tag, inner)},\n`).join('')}}`;
}

/** The language's plural forms, each with the nearest English form. */
function formsIn(tag: string, text: Plural): Plural {
  const needed: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const isOfOne = new Intl.PluralRules(tag).select(0) !== 'one';
  const forms = FORMS.filter((form) => needed.includes(form)).map((form) => [
    form,
    form === 'one' && isOfOne ? (text.one ?? text.other) : text.other,
  ]);
  return Object.fromEntries(forms) as Plural;
}

/** A literal in which special spaces are visible. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
