import type { ReactNode } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface ToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** The words name the action ('Add', then 'Remove'), so the pressed state is shown but not announced. */
  saysAction?: boolean | undefined;
  children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ pressed, onChange, saysAction = false, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={saysAction ? 'ui-button' : 'ui-toggle'}
      aria-pressed={saysAction ? undefined : pressed}
      data-on={pressed || undefined}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  );
}
