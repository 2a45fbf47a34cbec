/**
 * Replaces the text of a field as a paste does, in one input event that the browser itself makes.
 *
 * React does not notice in every engine when a driver sets the value from another world. Simulated typing
 * (@testing-library/user-event) does not notice this function: it continues from its own last text.
 */
export function enterText(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`${field.tagName} takes no text`);
  field.focus();
  field.select();
  if (field.value === '' && text === '') return;
  const isDone = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isDone) throw new Error(`${field.name} takes no text`);
}
