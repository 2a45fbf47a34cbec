import type { ReactNode } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface ToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ pressed, onChange, disabled, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="ui-toggle"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  );
}
