import { ownProperty } from '../../src/browser/own-document.ts';

/** The language that an element is asked to speak: by its own `lang`, else by that of what it stands in; '' where none is said. */
export function languageTag(element: Element): string {
  const said = element.closest('[lang]') ?? ownProperty(element.ownerDocument, 'documentElement');
  return said.getAttribute('lang')?.trim() ?? '';
}

/** Where the estate has sentences of its own, as an absolute address; null where it says none, or none that can be fetched. */
export function ownWordsAddress(element: Element): string | null {
  const written = element.getAttribute('words')?.trim() ?? '';
  if (written === '' || !URL.canParse(written, element.baseURI)) return null;
  const { protocol, href } = new URL(written, element.baseURI);
  return /^https?:$/.test(protocol) ? href : null;
}

/** Whether an element speaks the specification's English, which is in its code. */
export function speaksEnglish(element: Element): boolean {
  return /^(en(-[a-z]{2})?)?$/i.test(languageTag(element)) && ownWordsAddress(element) === null;
}

/** What the estate's servers are told as the language of the guest; null where the page says none. */
export function acceptedLanguage(element: Element): string | null {
  const [tag = ''] = languageTag(element).split('-x-');
  return /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag) ? tag : null;
}
