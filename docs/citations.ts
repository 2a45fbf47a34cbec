const NUMBER = String.raw`\d+(?:\.\d+)*`;
/** `A §5.6, §5.9`: only the first section has the letter. */
const LIST = new RegExp(String.raw`\b([AB]) §${NUMBER}(?:(?:, | and | or | to )§${NUMBER})+`, 'g');
/** `T08` and `'T10'` are treatments, and `T10:30` is a time. */
const ONE = String.raw`\b(?:[AB] §${NUMBER}|[DE]-\d{2,3}\b|T[1-9]\d?\b(?![:']))`;
const ONE_OR_RANGE = new RegExp(`(${ONE})(?: to (${ONE}))?`, 'g');
/** A section without a document, unless it belongs to an RFC. */
const STRAY = /(?<!\b[AB] |\bRFC \d+ )§\d+(?:\.\d+)*/g;

/**
 * Every number that a text cites, once each. A list yields each of its numbers, a range (`E-01 to E-05`) all
 * in it.
 */
export function citationsIn(text: string): string[] {
  const cited = [...withLetters(text).matchAll(ONE_OR_RANGE)].flatMap(([, first = '', last]) =>
    last === undefined ? [first] : range(first, last),
  );
  return [...new Set(cited)];
}

/** Sections without the letter of their document. */
export function straysIn(text: string): string[] {
  return [...withLetters(text).matchAll(STRAY)].map(([stray]) => stray);
}

/** Gives every section its letter. A list may continue on the next line of a comment. */
function withLetters(text: string): string {
  return text
    .replaceAll(/\n\s*(?:\*|\/\/) /g, ' ')
    .replaceAll(LIST, (list, letter: string) => list.replaceAll(/(?:[AB] )?§/g, `${letter} §`));
}

/** Both ends, and all between them where they differ only in the last figure. */
function range(first: string, last: string): string[] {
  const [before, from] = cut(first);
  const [same, to] = cut(last);
  if (before !== same) return [first, last];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, step) => before + String(Number(from) + step).padStart(from.length, '0'),
  );
}

function cut(number: string): [before: string, figure: string] {
  const at = number.search(/\d+$/);
  return [number.slice(0, at), number.slice(at)];
}
