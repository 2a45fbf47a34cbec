import type { ReactNode } from 'react';

/** A list without bullets, a line each; with tabular figures where the lines are full of numbers. */
export function Lines({ of: lines, numbers = false }: { of: readonly ReactNode[]; numbers?: boolean }) {
  return (
    <ul className={numbers ? 'ui-list ui-numbers' : 'ui-list'}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
