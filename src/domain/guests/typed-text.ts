/** Of a field: words as people write them, or an address, number or code in Latin letters and digits. */
export type TypedKind = 'words' | 'code';

/**
 * Marks that come along with copied text and that nobody sees. The joiners U+200C and U+200D are not among them, since
 * some scripts spell names with them.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const JOINERS = /[\u200c\u200d]/g;
const FIXED_SPACES = /[\u00a0\u2007\u202f]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Arabic and Persian digits. The last four bits of each are its value. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Typed text as it is kept, sent and shown again: without marks that nobody sees. A code has ASCII digits, hyphens and
 * plain spaces besides. Blanks at the ends stay, because the guest may be about to type on.
 */
export function typedText(typed: string, kind: TypedKind): string {
  const seen = typed.replace(UNSEEN, '').replace(FIXED_SPACES, ' ');
  if (kind === 'words') return seen;
  return seen
    .replace(JOINERS, '')
    .replace(/\s/g, ' ')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(DASHES, '-');
}
