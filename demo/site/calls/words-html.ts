import { escapeHtml } from '../../estate/html.ts';

/** Words of the document, which has `code` and **strong** words in them, as HTML. */
export function wordsHtml(words: string): string {
  return escapeHtml(words)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** The same in paragraphs. */
export function paragraphsHtml(words: string): string {
  return words
    .split('\n\n')
    .map((paragraph) => `<p>${wordsHtml(paragraph)}</p>`)
    .join('\n');
}

export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/** A value as JSON, a page as it is. */
export function valueHtml(value: unknown): string {
  const isPage = typeof value === 'string' && value.startsWith('<');
  const text = isPage ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}
