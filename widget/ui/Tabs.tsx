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
  return (
    <div className="ui-tabs" role="group" aria-label={label}>
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
