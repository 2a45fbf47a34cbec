import { startTransition, useEffect, useState } from 'react';

/** How many of `total` to draw now: `first` at once, then `step` more whenever nothing urgent waits. */
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
