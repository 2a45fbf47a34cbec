import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  action?: ReactNode;
  /** Begins another part, with a line above it. */
  isFirst?: boolean;
  /** The value's lines of the guest's own words. A long one has the whole width, below the term. */
  lines?: readonly string[];
  children: ReactNode;
}

/** A line of more letters would be a column of its own between the term and 'Edit' on a phone. */
const LONG = 48;

/** One row of a room's facts: the term, the choice, and a way to change the choice. */
export function Fact({ term, action = null, isFirst = false, lines = [], children }: FactProps) {
  return (
    <div
      className={isFirst ? 'room-summary-part' : undefined}
      data-long={lines.some(({ length }) => length > LONG) || undefined}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action ? <dd className="room-summary-edit">{action}</dd> : null}
    </div>
  );
}
