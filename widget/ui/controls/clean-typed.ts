import type { SyntheticEvent } from 'react';
import { typedText } from '../../../src/domain/guests/typed-text.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Cleans what a text field has taken, before the field's own listeners read it. Passwords stay as they are, and so does
 * a word while an input method still composes it.
 */
export function cleanTyped({ target, nativeEvent }: SyntheticEvent): void {
  if (!isText(target) || (nativeEvent instanceof InputEvent && nativeEvent.isComposing)) return;
  const { value, selectionStart } = target;
  const cleaned = clean(target, value);
  if (cleaned === value) return;
  // Past React's own setter: it would take the text for one that it has told already.
  Object.getOwnPropertyDescriptor(target.constructor.prototype, 'value')?.set?.call(target, cleaned);
  // No selection is known in a field for an e-mail address.
  if (selectionStart === null || !target.matches(':focus')) return;
  const caret = clean(target, value.slice(0, selectionStart)).length;
  target.setSelectionRange(caret, caret);
}

/** Cleans a composed word, which some engines tell of before it is complete only. */
export function cleanComposed({ target }: SyntheticEvent): void {
  if (isText(target) && clean(target, target.value) !== target.value)
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function isText(target: EventTarget): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(target.type);
}

/** What is left-to-right in every language is an address, a number or a code. */
function clean({ dir }: TextControl, text: string): string {
  return typedText(text, dir === 'ltr' ? 'code' : 'words');
}
