import type { ReactNode } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface ToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean | undefined;
  /** The words name what a press does ('Add', then 'Remove'), as a button's do, so the state is shown but not said as well. */
  saysAction?: boolean | undefined;
  children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ pressed, onChange, disabled, saysAction = false, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={saysAction ? 'ui-button' : 'ui-toggle'}
      aria-pressed={saysAction ? undefined : pressed}
      data-on={pressed || undefined}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  );
}
