import { useEffect, useRef } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

export interface TabOption {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Something behind it must be mended. */
  invalid?: boolean | undefined;
}

interface TabsProps {
  /** What is being chosen. */
  label: string;
  value: string;
  options: readonly TabOption[];
  onChange: (value: string) => void;
}

/** One of a few: Morning or Afternoon, a date, a room. */
export function Tabs({ label, value, options, onChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Once a dialog round it has opened: before that nothing in it has a width.
  useEffect(() => showActive(row.current), [value]);
  return (
    <div className="ui-tabs" role="group" aria-label={label} ref={row}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-invalid={option.invalid || undefined}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.hint ? <small>{option.hint}</small> : null}
        </button>
      ))}
    </div>
  );
}

/** Where the row is wider than its place, the active one is moved to its middle; nothing else on the page moves. */
function showActive(row: HTMLElement | null): void {
  const active = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!row || !active) return;
  row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
}
