import type { StayDatesRef } from '../../../machines/steps/search/stay-dates.machine.ts';

/** Tells the calendar for how many months the styles have room, now and whenever that changes. Returns what stops it. */
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
  // In the frame after: another month changes the size of what is observed.
  const observer = new ResizeObserver(() => requestAnimationFrame(count));
  observer.observe(box);
  return () => observer.disconnect();
}
