import type { DOMAttributes, PointerEvent } from 'react';

/** So far a finger goes sideways at least, and twice as far as up or down. Pixels. */
const LEAST_WAY = 40;

/** What a finger does that is drawn over a calendar: the month before, or the next. */
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
