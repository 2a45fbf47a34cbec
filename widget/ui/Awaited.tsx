import type { ReactNode } from 'react';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

interface AwaitedProps {
  /** What is said while the answer is on its way; false once it has come, or did not. */
  waiting: string | false;
  /** How high about is what will come, in px. */
  height: number;
  /** What is said where no answer came. */
  failed: ReactNode;
  children: ReactNode;
}

/** What needs an answer first: its place while that is on its way, then itself, or that there is none. */
export function Awaited({ waiting, height, failed, children }: AwaitedProps) {
  if (waiting === false) return failed ? failed : children;
  return (
    <>
      <Loading text={waiting} />
      <Skeleton height={height} />
    </>
  );
}
