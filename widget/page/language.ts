/** The language that an element is asked to speak: by its own `lang`, else by that of what it stands in; '' where none is said. */
export function languageTag(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') ?? '';
}

/** Whether an element speaks the specification's English, which is in its code. */
export function speaksEnglish(element: Element): boolean {
  return /^(en([-_]..)?)?$/i.test(languageTag(element)) && !element.hasAttribute('words');
}

/**
 * The guest's language for the estate's own texts, English where the page says none. Of these letters only: with others,
 * as in 'de_DE', a browser first asks another origin whether it takes the header, which few do.
 */
export function acceptedLanguage(element: Element): string {
  return /^[a-z\d-]{1,35}/i.exec(languageTag(element))?.[0] ?? 'en-GB';
}
