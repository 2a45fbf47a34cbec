/**
 * Puts a text in the place of what stands in a field, as a paste does: in one input event that the browser makes itself.
 * A driver that writes the field's value from another world is not heard by React in every engine. Typing that is simulated
 * (@testing-library/user-event) does not hear of this: it goes on from what it typed into the field itself.
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
