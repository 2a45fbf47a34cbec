import type { ReactNode } from 'react';
import { dressRoot } from './dress-root.ts';

/** The element round everything that the widget draws: its tokens, its reset and the container `stay`. */
export function WidgetRoot({ children }: { children: ReactNode }) {
  return (
    <div className="stay" part="root" lang="en-GB" ref={dress}>
      {children}
    </div>
  );
}

function dress(root: HTMLElement | null): (() => void) | undefined {
  return root ? dressRoot(root) : undefined;
}
