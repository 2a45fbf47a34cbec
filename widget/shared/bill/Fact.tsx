import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One row of a room's facts: the term, the choice, and a way to change the choice. */
export function Fact({ term, action = null, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action ? <dd className="room-summary-edit">{action}</dd> : null}
    </div>
  );
}
