import type { ReactNode } from 'react';
import { bringIntoView } from './focus.ts';
import css from './messages.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface ErrorBoxProps {
  heading: string;
  text: ReactNode;
  /** A way on, e.g. a 'Try again' button. */
  action?: ReactNode;
}

/** Says what went wrong and comes into view with the focus. A new error needs a new `key`. */
export function ErrorBox({ heading, text, action }: ErrorBoxProps) {
  return (
    <div className="ui-error-box" role="alert" tabIndex={-1} ref={bringIntoView}>
      <h3 className="ui-error-box-heading">{heading}</h3>
      <div>{text}</div>
      {action ? <div className="ui-row">{action}</div> : null}
    </div>
  );
}
