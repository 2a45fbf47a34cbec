/** The most letters of a sentence. */
const LONGEST = 2_000;

/** Text that looks like a tag. The page would show it as it is written. */
const MARKUP = /<[a-z!/]/i;

/** Placeholders that a sentence may have although the specification's does not. */
export const OPTIONAL_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'payment.submit': ['amount'],
};

interface Check {
  /** The specification's sentences: the names to word, and the placeholders of each. */
  english: unknown;
  /** The sentences to keep where an own one is missing or unusable. */
  under: unknown;
  own: unknown;
  /** The dotted path, for `warn`. */
  name: string;
  warn: (message: string) => void;
}

/**
 * An estate's own sentences in place of those of `under`, one by one. `warn` is told of each that cannot be used. Never
 * throws.
 */
export function checkedWords({ english, under, own, name, warn }: Check): unknown {
  if (typeof english === 'string' || isPlural(english)) {
    const problem = problemOf(own, english, OPTIONAL_PLACEHOLDERS[name] ?? []);
    if (problem === null) return own;
    warn(`words: ${name} ${problem}`);
    return under;
  }
  if (!isObject(english) || !isObject(under)) return under;
  if (!isObject(own)) {
    warn(`words: ${name} is not an object`);
    return under;
  }
  for (const key of Object.keys(own))
    if (!Object.hasOwn(english, key)) warn(`words: ${name}.${key} is not known`);
  const entries = Object.entries(under).map(([key, said]) => [
    key,
    Object.hasOwn(own, key) && Object.hasOwn(english, key)
      ? checkedWords({ english: english[key], under: said, own: own[key], name: `${name}.${key}`, warn })
      : said,
  ]);
  // A list stays a list: views walk through it.
  return Array.isArray(under) ? entries.map(([, said]) => said) : Object.fromEntries(entries);
}

function problemOf(own: unknown, english: string | object, optional: readonly string[]): string | null {
  if (typeof english === 'string') {
    const wanted = new Set([...placeholders(english), ...optional]);
    return typeof own === 'string' ? problemOfSentence(own, wanted, optional) : 'is not a text';
  }
  if (!isObject(own) || typeof own['other'] !== 'string') return 'has no form "other"';
  const wanted = placeholders(Object.values(english).join(' '));
  for (const [form, text] of Object.entries(own)) {
    if (!FORMS.includes(form)) return `has the unknown form "${form}"`;
    if (typeof text !== 'string') return `has a form "${form}" that is not a text`;
    // 'one', 'two' and 'zero' may have the number as a word.
    const problem = problemOfSentence(text, wanted, form === 'other' ? [] : ['n']);
    if (problem) return problem;
  }
  return null;
}

function problemOfSentence(
  text: string,
  wanted: ReadonlySet<string>,
  mayLack: readonly string[],
): string | null {
  if (text.length > LONGEST) return `is longer than ${LONGEST} letters`;
  if (MARKUP.test(text)) return 'has markup in it';
  const given = placeholders(text);
  for (const name of given) if (!wanted.has(name)) return `has the unknown placeholder {${name}}`;
  for (const name of wanted) if (!given.has(name) && !mayLack.includes(name)) return `lacks {${name}}`;
  return null;
}

const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether the value is one sentence in its plural forms. */
function isPlural(texts: unknown): texts is object {
  return isObject(texts) && 'other' in texts && Object.keys(texts).every((key) => FORMS.includes(key));
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
