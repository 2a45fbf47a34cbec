import { startTransition, useEffect, useState } from 'react';

/** How many of `total` to draw now: the `first` at once, then `step` more at a time, whenever nothing is more urgent. */
export function useGrowingCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    startTransition(() => {
      setCount(count + step);
    });
  }, [count, total, step]);
  return count;
}
