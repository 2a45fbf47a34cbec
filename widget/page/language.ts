/** The language that an element is asked to speak: by its own `lang`, else by that of what it stands in; '' where none is said. */
export function languageTag(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') ?? '';
}

/** Whether an element speaks the specification's English, which is in its code. */
export function speaksEnglish(element: Element): boolean {
  return /^(en(-..)?)?$/i.test(languageTag(element)) && !element.hasAttribute('words');
}

/** The guest's language for the estate's own texts, as Accept-Language takes it: English where the page says none. */
export function acceptedLanguage(element: Element): string {
  return /^[\w-]+/.exec(languageTag(element))?.[0] ?? 'en-GB';
}
