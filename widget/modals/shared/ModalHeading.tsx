import type { ReactNode } from 'react';
import { focusHomeOf } from '../../ui/frame/focus-after.ts';

interface ModalHeadingProps {
  /** The page under the heading: a new value is a new page. */
  page: string;
  /** The tabs above say it already. It is the place of the focus, and is read out. */
  isHidden?: boolean;
  children: ReactNode;
}

/** Heading of a page in a modal. A new page scrolls to the heading and focuses it, unless the focus is in the tabs. */
export function ModalHeading({ page, isHidden = false, children }: ModalHeadingProps) {
  return (
    <h3
      key={page}
      ref={arrive}
      tabIndex={-1}
      className={isHidden ? 'times-heading ui-hidden' : 'times-heading'}
    >
      {children}
    </h3>
  );
}

function arrive(heading: HTMLElement | null): void {
  const home = focusHomeOf(heading);
  // A guest who moves along the dates or guests stays in the tabs.
  if (!heading || home?.activeElement?.closest('.ui-tabs')) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest' });
}
