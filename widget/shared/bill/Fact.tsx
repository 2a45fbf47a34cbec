import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  action?: ReactNode;
  /** Begins another part, with a line above it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One row of a room's facts: the term, the choice, and a way to change the choice. */
export function Fact({ term, action = null, isFirst = false, children }: FactProps) {
  return (
    <div className={isFirst ? 'room-summary-part' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action ? <dd className="room-summary-edit">{action}</dd> : null}
    </div>
  );
}
