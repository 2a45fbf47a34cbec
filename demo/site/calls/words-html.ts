import { escapeHtml } from '../../estate/html.ts';

/** Words of the document as HTML: `code` and **strong**. */
export function wordsHtml(words: string): string {
  return escapeHtml(words)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** Words of the document as HTML paragraphs. */
export function paragraphsHtml(words: string): string {
  return words
    .split('\n\n')
    .map((paragraph) => `<p>${wordsHtml(paragraph)}</p>`)
    .join('\n');
}

export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/** A value as JSON, or an HTML page unchanged. */
export function valueHtml(value: unknown): string {
  const isPage = typeof value === 'string' && value.startsWith('<');
  const text = isPage ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}
