import { createElement } from '../../src/browser/own-document.ts';

/** Hands a text to the browser as a file; nothing is loaded and no address is left behind. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = createElement(document, 'a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
