/** The language that an element should speak: of its own `lang` or its nearest ancestor's; '' where there is none. */
export function languageTag(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') ?? '';
}

/** Whether an element speaks the specification's English, which its code contains. */
export function speaksEnglish(element: Element): boolean {
  return /^(en([-_]..)?)?$/i.test(languageTag(element)) && !element.hasAttribute('words');
}

/**
 * The guest's language for the estate's own texts, without a private part; English where the page names none. Only
 * letters, digits and hyphens: any other character, as in 'de_DE', makes a browser send a preflight that few servers
 * answer.
 */
export function acceptedLanguage(element: Element): string {
  return /^(?:(?!-x-)[a-z\d-]){1,35}/i.exec(languageTag(element))?.[0] ?? 'en-GB';
}
