import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from './button.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** Work is under way: the button keeps its words and its focus and takes no further press. */
  busy?: boolean | undefined;
}

/**
 * The focus comes with the click and not with the press: a field that is left may say what is wrong with it, and would
 * move the button from under the pointer before it is let go (D-220).
 */
export function Button({
  variant = 'secondary',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    const isByPointer = event.detail > 0;
    if (isByPointer) event.currentTarget.focus({ preventScroll: true });
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={`ui-button ui-button-${variant} ${className}`.trim()}
      onClick={press}
      onMouseDown={(event) => event.preventDefault()}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    />
  );
}
