/** Typographical mistakes of a sentence in a language; empty where there are none. */
export function typographyOf(tag: string, text: string): string[] {
  const language = tag.split('-')[0] ?? '';
  return [...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [])].flatMap(({ sign, problem }) =>
    sign.test(text) ? [`${problem} in '${text}'`] : [],
  );
}

interface Rule {
  sign: RegExp;
  problem: string;
}

const EVERYWHERE: readonly Rule[] = [
  { sign: /['"`´]/, problem: 'a straight quotation mark or apostrophe' },
  // Direction belongs to the markup: a mark in a sentence would be read out, copied and compared.
  { sign: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, problem: 'a mark of direction' },
  { sign: /\.\.\./, problem: 'three points for an ellipsis' },
];

const LONELY_NUMBER = 'a number that a line may part from its word';

const BY_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    { sign: /[”«»]/, problem: 'a quotation mark that is not German' },
    { sign: /^[^„]*“|„[^“]*(?:„|$)/, problem: 'a quotation mark without its other' },
    { sign: /[^\u00a0]…/, problem: 'an ellipsis that may stand alone on a line' },
    { sign: /[\d}] (?:Uhr\b|Min\.)|(?:Zimmer|Zimmertyp) (?=\d|\{legs?\})/, problem: LONELY_NUMBER },
  ],
  fr: [
    { sign: /[“”„]/, problem: 'a quotation mark that is not French' },
    { sign: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/, problem: 'a quotation mark without its space' },
    { sign: /(?<![\u00a0\u202f])[;!?]/, problem: 'a sign that needs a thin space before it' },
    { sign: /(?<![\u00a0\u202f]):(?!\/\/)/, problem: 'a colon without its space' },
    { sign: /[\d}] (?:min|h)\b|[Cc]hambres? (?=\d|\{legs?\})/, problem: LONELY_NUMBER },
  ],
  en: [
    { sign: /[„«»]/, problem: 'a quotation mark that is not English' },
    { sign: /.\{\w+\} min\b/, problem: LONELY_NUMBER },
  ],
  ar: [
    { sign: /[\u0660-\u0669\u06f0-\u06f9]/, problem: 'a digit that is not one of the others on the screen' },
    { sign: /\p{Script=Arabic}\s*[,;?]/u, problem: 'a Latin sign after an Arabic word' },
    { sign: /[„“”]/, problem: 'a quotation mark that is not Arabic' },
    { sign: /\} د(?!\p{L})|غرف\p{L}* (?=\d|\{legs?\})/u, problem: LONELY_NUMBER },
  ],
};
