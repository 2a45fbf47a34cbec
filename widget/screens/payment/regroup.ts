import { caretAfter, groupCardNumber, groupExpiry } from '../../../src/domain/card-entry.ts';

const GROUPED: Readonly<Record<string, (typed: string) => string>> = {
  cardNumber: groupCardNumber,
  expiry: groupExpiry,
};

/** Writes a card's number and date in groups while they are typed; the caret stays at its digit. */
export function regroup(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const { value, selectionStart } = input;
  const shown = GROUPED[input.name]?.(value) ?? value;
  if (shown === value) return;
  const caret = selectionStart ?? value.length;
  const before = value.slice(0, caret).replace(/\D/g, '').length;
  const isForward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  input.value = shown;
  // An input without the focus, as autofill writes into, would take it in WebKit.
  if (!input.matches(':focus')) return;
  const place = caret === value.length ? shown.length : caretAfter(shown, before, isForward);
  input.setSelectionRange(place, place);
}
