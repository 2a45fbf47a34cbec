import type { ReactNode } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface ToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ pressed, onChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="ui-toggle"
      aria-pressed={pressed}
      data-on={pressed || undefined}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  );
}
