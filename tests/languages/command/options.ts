import { parseArgs } from 'node:util';
import { SHIPPED } from '../../../widget/languages/shipped.ts';

export interface WordsCommand {
  /** The new language's tag, normalised to BCP 47. */
  tag: string;
  /** Whether each sentence gets a picture of a screen, which takes minutes. */
  pictures: boolean;
}

/** Reads the arguments after `npm run words --`. Throws an error that says what is wrong. */
export function readWordsCommand(args: string[]): WordsCommand {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'without-pictures': { type: 'boolean', default: false } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Error('npm run words -- <tag>: one language, as pl');
  const tag = canonical(given);
  if (['en', 'en-GB', ...Object.keys(SHIPPED)].includes(tag)) throw new Error(`${tag} ships already`);
  return { tag, pictures: !values['without-pictures'] };
}

function canonical(given: string): string {
  let tag: string | undefined;
  try {
    [tag] = Intl.getCanonicalLocales(given);
  } catch {
    // Said below.
  }
  if (tag === undefined || Intl.PluralRules.supportedLocalesOf(tag).length === 0)
    throw new Error(`${given} is no tag of a language that Intl knows`);
  return tag;
}
