import { HOTELS } from '../estate/hotels/hotels.ts';
import { callLink, phones as estatePhones } from '../estate/hotels/phones.ts';
import { escapeHtml } from '../estate/html.ts';
import { fill } from '../../widget/texts/fill.ts';
import coastWords from './themes/coast/words.json' with { type: 'json' };
import { THEMES, type Theme } from './themes.ts';

/** The languages that a guest can choose, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  'en-GB': 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
};

/**
 * Gull Sands' own sentences by language, as HTML. `{contact}` stands for the address of the hotel's contact page,
 * `{phone}` for a link to its telephone.
 */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = coastWords;

/** The language of a hotel's pages: the address's `lang`, else the first of those `spoken`. */
export function languageOf(spoken: readonly string[], query: URLSearchParams): string {
  const asked = query.get('lang');
  return spoken.find((one) => one === asked) ?? spoken[0] ?? 'en-GB';
}

/**
 * The words of a hotel's layout and pages in a language: `lang` and `dir` of the page, `in` for addresses and `field`
 * for forms that keep the language, the links of the switch, the telephones as links and as `phones` for the widget,
 * and the site's own sentences.
 */
export function wordsIn(
  theme: Theme | undefined,
  language: string,
  query: URLSearchParams,
): Record<string, string> {
  const kept = query.has('lang') ? `?lang=${language}` : '';
  const contact = theme ? `/themes/${theme}/contact/${kept}` : '/contact/';
  const phones = (theme && HOTELS[THEMES[theme].cms]?.phones) ?? estatePhones;
  const sentences = Object.entries({ ...SENTENCES['en-GB'], ...SENTENCES[language] });
  return {
    ...Object.fromEntries(
      sentences.map(([name, text]) => [name, fill(text, { contact, phone: linked(phones.reservations) })]),
    ),
    phone: linked(phones.reservations),
    spaPhone: linked(phones.spa),
    phones: `data-reservations="${phones.reservations}" data-spa="${phones.spa}"`,
    lang: language,
    dir: directionOf(language),
    in: kept,
    field: query.has('lang') ? `<input type="hidden" name="lang" value="${language}" />` : '',
    switch: Object.entries(LANGUAGES)
      .map(([tag, name]) => switchLink({ tag, name, isCurrent: tag === language, query }))
      .join('\n'),
  };
}

/** From left to right in Arabic, too. */
function linked(phone: string): string {
  return `<bdi dir="ltr">${callLink(phone)}</bdi>`;
}

function directionOf(language: string): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

interface SwitchLink {
  tag: string;
  name: string;
  isCurrent: boolean;
  query: URLSearchParams;
}

/** A link that also works without a script. It keeps the rest of the page's query. */
function switchLink({ tag, name, isCurrent, query }: SwitchLink): string {
  const other = new URLSearchParams(query);
  other.set('lang', tag);
  const attributes = `href="?${escapeHtml(other.toString())}" lang="${tag}" hreflang="${tag}" dir="${directionOf(tag)}"`;
  return `<a ${attributes}${isCurrent ? ' aria-current="true"' : ''}>${name}</a>`;
}
