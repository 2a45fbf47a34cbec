import { createElement, Fragment, useSyncExternalStore, type ReactNode } from 'react';
import css from './html.css?inline';
import { Skeleton } from '../text/Skeleton.tsx';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

type Sanitise = (html: string) => DocumentFragment;

/** The sanitiser. It is a chunk of its own, loaded with the first HTML and again after a failure. */
let sanitiser: Sanitise | 'waiting' | 'failed' = 'waiting';
let asked = false;
const listeners = new Set<() => void>();
/** Sanitised HTML as nodes, kept because many screens show the same words. */
const contents = new Map<string, ReactNode>();

/** Shows other people's HTML after sanitising it. No other code puts HTML into the page. */
export function Html({ html, className = '' }: { html: string; className?: string | undefined }) {
  const state = useSyncExternalStore(subscribe, () => sanitiser);
  if (html.trim() === '') return null;
  if (state === 'waiting') return <Skeleton lines={linesOf(html)} />;
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

/** The text of some HTML, where sanitising is not worth it or not possible. */
export function plainText(html: string): string {
  if (html.includes('&') && typeof sanitiser === 'function') return sanitiser(html).textContent;
  return html.replace(/<[^>]*>/g, ' ');
}

/** About how many lines some HTML fills. */
export function linesOf(html: string): number {
  return Math.ceil(plainText(html).length / 68);
}

/** Loads the sanitiser before any HTML is shown. */
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
