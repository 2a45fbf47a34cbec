import type { DOMAttributes, PointerEvent } from 'react';

/** Pixels of the shortest swipe. A swipe is also twice as far sideways as up or down. */
const LEAST_WAY = 40;

/** Handlers for a swipe over a calendar, which turns to the month before or after. */
export function swiping(back: () => void, next: () => void): DOMAttributes<HTMLElement> {
  return {
    onPointerDown({ pointerType, pointerId, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'touch') return;
      const end = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        currentTarget.removeEventListener('pointerup', end);
        currentTarget.removeEventListener('pointercancel', end);
        const across = event.clientX - clientX;
        const isSwipe =
          Math.abs(across) >= LEAST_WAY && Math.abs(across) > 2 * Math.abs(event.clientY - clientY);
        if (event.type === 'pointerup' && isSwipe) (across > 0 ? back : next)();
      };
      currentTarget.addEventListener('pointerup', end);
      currentTarget.addEventListener('pointercancel', end);
    },
  };
}
