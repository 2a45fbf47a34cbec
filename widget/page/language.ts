import { ownProperty } from '../../src/browser/own-document.ts';

/** The language that an element is asked to speak: by its own `lang`, else by that of what it stands in; '' where none is said. */
export function languageTag(element: Element): string {
  const said = element.closest('[lang]') ?? ownProperty(element.ownerDocument, 'documentElement');
  return said.getAttribute('lang') ?? '';
}

/** Whether an element speaks the specification's English, which is in its code. */
export function speaksEnglish(element: Element): boolean {
  return /^(en(-..)?)?$/i.test(languageTag(element)) && !element.hasAttribute('words');
}

/** What the estate's servers are told as the language of the guest; null where the page says none that could be one. */
export function acceptedLanguage(element: Element): string | null {
  return /^[\w-]+/.exec(languageTag(element))?.[0] ?? null;
}
