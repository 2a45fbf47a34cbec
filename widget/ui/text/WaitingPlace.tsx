import type { ReactNode } from 'react';
import { keepHeight } from '../frame/kept-height.ts';
import { Skeleton } from './Skeleton.tsx';

/** Holds a screen's place until the screen comes. */
export function WaitingPlace({ children }: { children: ReactNode }) {
  return (
    <div className="ui-waiting" ref={keepHeight}>
      {children}
      <Skeleton height={280} />
    </div>
  );
}
