import arabic from './gull-sands/ar.json' with { type: 'json' };
import german from './gull-sands/de.json' with { type: 'json' };
import french from './gull-sands/fr.json' with { type: 'json' };
import { titlesIn } from './titles.ts';

/** By the segment of the CMS and its languages other than English: sentences by their exact English originals. */
const TRANSLATED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  // The Arabic has no spa and no vouchers yet, as at a hotel whose translation is not finished.
  'gull-sands': { de: german, fr: french, ar: arabic },
};

/**
 * Fields of the configurations that a guest reads. Other fields stay as they are, because a key or a code may look like
 * a word.
 */
const READ = new Set([
  ...['DisplayName', 'Description', 'LongDescription', 'Title', 'Body', 'Caption', 'title', 'PerText'],
  ...['BedType', 'Bathroom', 'View', 'Floor', 'PriceOverride', 'BreakfastIntro', 'DinnerIntro'],
  ...['BookingMessage', 'InlineMessage', 'exceedRoomLimit', 'childBooking'],
]);

const ENGLISH = 'en-GB';

/** The language in which a CMS answers an `Accept-Language`: the first that it has, in the order of q. */
export function languageFor(cms: string, acceptLanguage: string | null): string {
  const own = TRANSLATED[cms] ?? {};
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { language: tag.replace(/-.*/, ''), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q);
  const found = wanted.find(({ language }) => language === 'en' || Object.hasOwn(own, language));
  return found && found.language !== 'en' ? found.language : ENGLISH;
}

/** A CMS's answer in one of its languages. Untranslated sentences stay in English. */
export function inLanguage<Answer>(cms: string, language: string, answer: Answer): Answer {
  const sentences = TRANSLATED[cms]?.[language];
  if (!sentences) return answer;
  const json = JSON.stringify(answer, (field, value: unknown) =>
    typeof value === 'string' && READ.has(field)
      ? (sentences[value] ?? value)
      : (titlesIn(language, field, value) ?? value),
  );
  return JSON.parse(json) as Answer;
}
