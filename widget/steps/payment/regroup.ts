import { caretAfter, groupCardNumber, groupExpiry } from '../../../src/domain/payment/card-entry.ts';

const GROUPED: Readonly<Record<string, (typed: string) => string>> = {
  cardNumber: groupCardNumber,
  expiry: groupExpiry,
};

/** Groups the digits of a card's number and date while they are typed. The caret stays at its digit. */
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
  // Autofill writes into an input without focus; in WebKit, setting the selection would focus it.
  if (!input.matches(':focus')) return;
  const place = caret === value.length ? shown.length : caretAfter(shown, before, isForward);
  input.setSelectionRange(place, place);
}
