/** The names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', trade: '™', hellip: '…', bull: '•' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', OElig: 'Œ', oelig: 'œ' },
  ...Object.fromEntries(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)])),
};

/** A plain text without HTML's entities, each read once: `Tom &amp; Jerry`, `Caf&eacute;`, `&#39;`. Others stay (F-14). */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, ...found: unknown[]) => {
    const [decimal, hexadecimal, name] = found;
    if (typeof name === 'string') return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const point = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hexadecimal), 16);
    const isCharacter = point >= 0x20 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
}
