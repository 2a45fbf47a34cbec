import { useEffect, useRef, type RefObject } from 'react';

/** An element that takes the focus when a screen goes on to its next step; not when the screen opens (D-37). */
export function useFocusOnStep(step: string): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus();
  }, [step]);
  return element;
}
