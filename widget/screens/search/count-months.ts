import type { StayDatesRef } from '../../../machines/steps/search/stay-dates.machine.ts';

/**
 * Tells the calendar how many months the styles have room for, at first and after each change. Returns a function that
 * stops it.
 */
export function countMonths(box: HTMLElement | null, actor: StayDatesRef): (() => void) | undefined {
  if (!box) return undefined;
  let counted: 1 | 2 = 1;
  const count = () => {
    const now = getComputedStyle(box).getPropertyValue('--_months').trim() === '2' ? 2 : 1;
    if (now === counted) return;
    counted = now;
    actor.send({ type: 'months.counted', count: now });
  };
  count();
  // One frame later, because another month changes the observed size.
  const observer = new ResizeObserver(() => requestAnimationFrame(count));
  observer.observe(box);
  return () => observer.disconnect();
}
