import type { CodedName, StayConfiguration } from './configuration.ts';

/** A title's or country's name by the code that is sent; the code itself where it is not configured (D-46). */
export function displayNameOf(names: readonly CodedName[], operaCode: string): string {
  return names.find((name) => name.code === operaCode)?.displayName ?? operaCode;
}

/** The code to send for a code or a name, in any case, as a profile may hold either (D-46); null for neither. */
export function codeOf(names: readonly CodedName[], codeOrName: string): string | null {
  const wanted = codeOrName.trim().toLowerCase();
  const byCode = names.find((name) => name.code.toLowerCase() === wanted);
  const byName = names.find((name) => name.displayName.toLowerCase() === wanted);
  return (byCode ?? byName)?.code ?? null;
}

/** A guest's title in words, an adult's or a child's. */
export function titleName(configuration: StayConfiguration, operaCode: string): string {
  return displayNameOf([...configuration.adultTitles, ...configuration.childTitles], operaCode);
}
