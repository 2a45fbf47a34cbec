import { useState, type ReactNode } from 'react';
import css from './heading.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from './texts-context.tsx';

registerStyles(css);

interface PageHeadingProps {
  children: string;
  summary?: ReactNode;
  level?: 1 | 2 | undefined;
}

/**
 * Heading of a screen. When it replaces another heading, the widget's top scrolls into view and the heading takes the
 * focus. The first heading of a page does neither.
 */
export function PageHeading({ children, summary, level = 2 }: PageHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const place = usePlace(children);
  return (
    <div className="ui-page-heading">
      <Heading key={place} ref={arrive} tabIndex={-1} data-stay-heading="">
        {children}
      </Heading>
      {summary ? <p>{summary}</p> : null}
    </div>
  );
}

/** Counts the headings that replace each other. The same heading in another language does not count. */
function usePlace(heading: string): number {
  const texts = useTexts();
  const [shown, setShown] = useState({ heading, texts, place: 0 });
  if (shown.heading === heading && shown.texts === texts) return shown.place;
  const place = shown.texts === texts ? shown.place + 1 : shown.place;
  setShown({ heading, texts, place });
  return place;
}

const visited = new WeakSet<Element>();

function arrive(heading: HTMLElement | null): void {
  const widget = heading?.closest('.stay');
  if (!heading || !widget) return;
  if (visited.has(widget)) {
    const home = heading.getRootNode() as ShadowRoot | Document;
    const { activeElement } = home;
    // Before the browser looks at the page again: it would see the new screen where the guest was in the old one, and
    // count what jumped. As soon as all of the screen is there, so that it is laid out once.
    queueMicrotask(() => {
      if (heading.isConnected) widget.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    // Forces a layout. In the next frame it is not part of the task that draws the screen.
    requestAnimationFrame(() => {
      const now = home.activeElement;
      // What has taken the focus keeps it. The title only stands in for the heading: a dialog that closes with the old
      // screen gives the focus back to it.
      const isTaken = now !== activeElement && !now?.matches('.ui-frame-title');
      if (heading.isConnected && !isTaken) heading.focus({ preventScroll: true });
    });
  }
  visited.add(widget);
}
