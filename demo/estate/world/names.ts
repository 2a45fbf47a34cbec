import type { CodedName } from './wire.ts';

export const adultTitles = coded({
  MR: 'Mr',
  MRS: 'Mrs',
  MISS: 'Miss',
  MS: 'Ms',
  MX: 'Mx',
  DR: 'Dr',
  PROF: 'Professor',
  REV: 'Reverend',
  SIR: 'Sir',
  LADY: 'Lady',
});

export const childTitles = coded({ MISS: 'Miss', MSTR: 'Master', MX: 'Mx' });

const ENGLISH = new Intl.DisplayNames('en-GB', { type: 'region' });
const CODES = 'GB AU BE CA DK FR DE IE IT JP NL NZ NO ES SE CH US'.split(' ');

/** The United Kingdom first, then by name. */
export const countries = coded(Object.fromEntries(CODES.map((code) => [code, ENGLISH.of(code) ?? code])));

/** Names by their code, as the servers list them. */
export function coded(names: Readonly<Record<string, string>>): CodedName[] {
  return Object.entries(names).map(([OperaCode, DisplayName]) => ({ OperaCode, DisplayName }));
}
