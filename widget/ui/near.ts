import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { ownProperty } from '../../src/browser/own-document.ts';

/**
 * Whether an element with `content-visibility: auto` has been in sight so far, or nearly, by the word of the browser, which
 * leaves out what is far itself (D-276). On paper everything is near. The second is the element's ref.
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

/** Browsers that leave nothing out have no such event. */
function canTell(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in window;
}
