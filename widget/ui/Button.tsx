import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
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
 * move the button from under the pointer before it is let go (D-220). The second click of a double click counts only
 * where the first did: it was not meant for what has come in its place (D-334).
 */
export function Button({
  variant = 'secondary',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const wasPressed = useRef(false);

  function press(event: MouseEvent<HTMLButtonElement>) {
    const isByPointer = event.detail > 0;
    if (isByPointer) event.currentTarget.focus({ preventScroll: true });
    if (event.detail === 1) wasPressed.current = true;
    if (busy || (isByPointer && !wasPressed.current)) event.preventDefault();
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
