import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { WidgetShell, type WidgetShellProps } from './WidgetShell.tsx';

interface WidgetDrawn extends Omit<WidgetShellProps, 'onError' | 'onRetry' | 'children'> {
  actor: { getSnapshot(): { status: string } };
  /** A view or the chart has broken. */
  onFailed: () => void;
  /** The guest asks to go on after the chart has broken. */
  onRestart: () => void;
}

/** React's drawing in an element. */
export interface Drawing {
  /** Draws all pending changes before it returns. */
  catchUp: () => void;
  unmount: () => void;
}

/** Draws `app` into `container` and redraws it with every change. */
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
