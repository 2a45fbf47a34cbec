import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  /** Needs the whole width where facts stand side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** A term and its value, in a list of facts. */
export function Fact({ term, isWide, children }: FactProps) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
