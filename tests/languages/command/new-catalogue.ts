import type { Plural } from '../../../widget/texts/fill.ts';
import { englishWords } from '../english-words.ts';
import { FORMS, isPlural } from '../sentences.ts';

/** The file of a new language: every sentence in English, with the language's plural forms. */
export function newCatalogue(tag: string): string {
  const text = JSON.stringify(englishWords, (_, value: unknown) =>
    isPlural(value) ? formsIn(tag, value) : value,
  );
  // Special spaces are visible.
  return text.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
}

/** What `widget/languages/shipped.ts` says of a new language. */
export function entryOf(tag: string): string {
  const locale: Intl.Locale & {
    getTextInfo?: () => { direction: string };
    getWeekInfo?: () => { firstDay: number };
  } = new Intl.Locale(tag);
  return `'${tag}': {
    direction: '${locale.getTextInfo?.().direction ?? 'ltr'}',
    formats: intlFormats('${tag}', ${locale.getWeekInfo?.().firstDay ?? 1}),
    words: () => import('./${tag}.json'),
  },`;
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
