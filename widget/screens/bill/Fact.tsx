import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One row of a room's facts: what it is, what was chosen, and the way to change it. */
export function Fact({ term, action = null, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action ? <dd className="room-summary-edit">{action}</dd> : null}
    </div>
  );
}

export function Lines({ of: lines }: { of: string[] }) {
  return (
    <ul className="ui-list">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
