import { createElement, Fragment, type ReactNode } from 'react';
import css from './html.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { sanitise } from './sanitise.ts';

registerStyles(css);

/** Sanitised HTML as nodes, kept because many screens show the same words. */
const contents = new Map<string, ReactNode>();

/** Shows other people's HTML after sanitising it. No other code puts HTML into the page. */
export function Html({ html, className = '' }: { html: string; className?: string | undefined }) {
  if (html.trim() === '') return null;
  return (
    <div className={`ui-html ${className}`.trim()} dir="auto">
      {contentOf(html)}
    </div>
  );
}

function contentOf(html: string): ReactNode {
  const content = contents.get(html) ?? createElement(Fragment, null, ...nodesOf(sanitise(html)));
  contents.set(html, content);
  return content;
}

function nodesOf(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return createElement(node.localName, attributes, ...nodesOf(node));
  });
}

/** The text of some HTML, where its marks are not wanted. */
export function plainText(html: string): string {
  return html.includes('&') ? sanitise(html).textContent : html.replace(/<[^>]*>/g, ' ');
}

/** About how many lines some HTML fills. */
export function linesOf(html: string): number {
  return Math.ceil(plainText(html).length / 68);
}
