import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { ownProperty } from '../../../src/browser/own-document.ts';

/**
 * Whether an element with `content-visibility: auto` has come near the window so far. The browser decides, because it
 * leaves out what is far away. On paper everything is near. The second value is the element's ref.
 */
export function useNear(isNearAtOnce: boolean): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(isNearAtOnce || !canTell());
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const page = ownProperty(element.ownerDocument, 'defaultView');
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

/** Browsers that draw everything lack this event. */
function canTell(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in window;
}
