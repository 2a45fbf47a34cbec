import { useEffect, useRef } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

export interface TabOption {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Something in the tab must be mended. */
  invalid?: boolean | undefined;
}

interface TabsProps {
  /** The subject of the choice. */
  label: string;
  value: string;
  options: readonly TabOption[];
  onChange: (value: string) => void;
}

/** A choice of one: Morning or Afternoon, a date, a room. */
export function Tabs({ label, value, options, onChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // In an effect, because the row has no width before a surrounding dialog is open.
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

/** Scrolls the active tab to the middle of a row that is too wide. Nothing else on the page scrolls. */
function showActive(row: HTMLElement | null): void {
  const active = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!row || !active) return;
  row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
}
