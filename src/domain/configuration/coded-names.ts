import type { CodedName, StayConfiguration } from './configuration.ts';

/** The name of a title or country by its code; the code itself where the configuration does not have it (D-46). */
export function displayNameOf(names: readonly CodedName[], operaCode: string): string {
  return names.find((name) => name.code === operaCode)?.displayName ?? operaCode;
}

/**
 * The code of a title or country, from its code or its name, in any case. A profile may hold either. Null for neither.
 */
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
