import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import css from './button.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** While work is under way the button keeps its words and its focus, and takes no press. */
  busy?: boolean | undefined;
}

/**
 * A button that takes the focus at the click, not at the press: a field that loses the focus may show an error, and the
 * error would move the button away from the pointer before the release (D-220). The second click of a double click
 * counts only if the first landed on this button: it may be meant for the button that stood here before (D-334).
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy = false, type = 'button', className = '', onClick, ...rest } = props;
  const wasPressed = useRef(false);

  function press(event: MouseEvent<HTMLButtonElement>) {
    const isByPointer = event.detail > 0;
    if (isByPointer) event.currentTarget.focus({ preventScroll: true });
    if (event.detail === 1) wasPressed.current = true;
    if (busy || (isByPointer && !wasPressed.current)) return event.preventDefault();
    onClick?.(event);
    const { form } = event.currentTarget;
    if (type !== 'submit' || !form) return;
    // The chart sends a form. The browser would not: in a frame whose sandbox allows no forms, it does nothing.
    event.preventDefault();
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
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
