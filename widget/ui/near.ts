import { createContext, use, useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

const NearContext = createContext(true);

/** Says of everything inside whether it is near. */
export const NearProvider = NearContext;

/** Whether the place of a view is in sight, or may be soon. What is far keeps its words and waits with the rest (D-276). */
export function useIsNear(): boolean {
  return use(NearContext);
}

/**
 * Whether an element with `content-visibility: auto` has been near so far, by the word of the browser, which leaves out
 * what is far itself. On paper everything is near. The second is the element's ref.
 */
export function useNear(isNearAtOnce: boolean): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(isNearAtOnce || !canTell());
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const page = element.ownerDocument.defaultView;
    const look = ({ skipped }: ContentVisibilityAutoStateChangeEvent) => {
      if (!skipped) setIsNear(true);
    };
    const print = () => {
      flushSync(() => {
        setIsNear(true);
      });
    };
    element.addEventListener(CHANGED, look as EventListener);
    page?.addEventListener('beforeprint', print);
    return () => {
      element.removeEventListener(CHANGED, look as EventListener);
      page?.removeEventListener('beforeprint', print);
    };
  }, []);
  return [isNear, watch];
}

const CHANGED = 'contentvisibilityautostatechange';

/** Browsers that leave nothing out have no such event. */
function canTell(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in window;
}
