import { createElement, Fragment, useSyncExternalStore, type ReactNode } from 'react';
import css from './html.css?inline';
import { Skeleton } from './Skeleton.tsx';
import { registerStyles } from './styles.ts';

registerStyles(css);

type Sanitise = (html: string) => DocumentFragment;

/** The sanitiser is a chunk of its own, fetched when the first HTML is to be shown and asked for again if it failed. */
let sanitiser: Sanitise | 'waiting' | 'failed' = 'waiting';
let asked = false;
const listeners = new Set<() => void>();
/** What has been sanitised, as it is shown: the same words stand on many screens. */
const contents = new Map<string, ReactNode>();

interface HtmlProps {
  html: string;
  className?: string | undefined;
}

/** HTML that somebody else wrote: the only place where it becomes part of the page, and only after sanitising. */
export function Html({ html, className = '' }: HtmlProps) {
  const state = useSyncExternalStore(subscribe, () => sanitiser);
  if (html.trim() === '') return null;
  if (state === 'waiting') return <Skeleton lines={Math.ceil(plainText(html).length / 68)} />;
  return (
    <div className={`ui-html ${className}`.trim()} dir="auto">
      {state === 'failed' ? plainText(html) : contentOf(html, state)}
    </div>
  );
}

function contentOf(html: string, sanitise: Sanitise): ReactNode {
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

/** Its text, for what is not worth sanitising, or cannot be. */
export function plainText(html: string): string {
  if (html.includes('&') && typeof sanitiser === 'function') return sanitiser(html).textContent;
  return html.replace(/<[^>]*>/g, ' ');
}

/** Fetches what it takes to show HTML, before there is any. */
export function prepareHtml(): void {
  if (!asked) void fetchSanitiser();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  prepareHtml();
  return () => listeners.delete(listener);
}

async function fetchSanitiser(): Promise<void> {
  asked = true;
  try {
    sanitiser = (await import('./sanitise.ts')).sanitise;
  } catch {
    asked = false;
    sanitiser = 'failed';
  }
  for (const tell of listeners) tell();
}
