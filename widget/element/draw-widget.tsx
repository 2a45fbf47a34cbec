import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { WidgetShell, type WidgetShellProps } from './WidgetShell.tsx';

interface WidgetDrawn extends Omit<WidgetShellProps, 'onError' | 'onRetry' | 'children'> {
  actor: { getSnapshot(): { status: string } };
  /** A view or the chart has broken. */
  onFailed: () => void;
  /** The guest wants to go on after the chart has broken. */
  onRestart: () => void;
}

/** What React has drawn into an element. */
export interface Drawing {
  /** Draws all that has happened by now, before it returns. */
  catchUp: () => void;
  unmount: () => void;
}

/** Draws `app` into `container`, and from now on whenever something changes. */
export function drawWidget(
  container: HTMLElement,
  app: ReactNode,
  { actor, onFailed, onRestart, ...shell }: WidgetDrawn,
): Drawing {
  const root = createRoot(container);
  const widget = (
    <WidgetShell
      {...shell}
      onError={onFailed}
      onRetry={() => {
        if (actor.getSnapshot().status === 'error') onRestart();
      }}
    >
      {app}
    </WidgetShell>
  );
  root.render(widget);
  return {
    catchUp: () => {
      flushSync(() => {
        root.render(widget);
      });
    },
    unmount: () => {
      root.unmount();
    },
  };
}
