import type { ReactNode } from 'react';

interface ModalHeadingProps {
  /** Changes with the page that is headed. */
  page: string;
  children: ReactNode;
}

/** Heading of a page within a modal. A new page brings it into view and gives it the focus, but not from the tabs. */
export function ModalHeading({ page, children }: ModalHeadingProps) {
  return (
    <h3 key={page} ref={arrive} tabIndex={-1} className="times-heading">
      {children}
    </h3>
  );
}

function arrive(heading: HTMLElement | null): void {
  const home = heading?.getRootNode();
  if (!heading || !(home instanceof ShadowRoot || home instanceof Document)) return;
  // Whoever walks along dates or guests stays there.
  if (home.activeElement?.closest('.ui-tabs')) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest' });
}
