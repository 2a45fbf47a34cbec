import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { bringIntoView } from '../frame/focus.ts';
import css from './messages.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from './texts-context.tsx';

registerStyles(css);

interface ErrorBoxProps {
  title: string;
  text: ReactNode;
  /** Called by 'Try again', which is left out without it. */
  onRetry?: (() => void) | undefined;
  /** Another action. */
  action?: ReactNode;
  /** 2 for a box that replaces a screen, directly under the frame's heading. */
  level?: 2 | 3 | undefined;
}

/** Says what went wrong, scrolls into view and takes the focus. A new error needs a new `key`. */
export function ErrorBox({ title, text, onRetry, action, level = 3 }: ErrorBoxProps) {
  const { retry } = useTexts().shared;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="ui-error-box" role="alert" tabIndex={-1} ref={bringIntoView}>
      <Heading className="ui-error-box-heading">{title}</Heading>
      <div>{text}</div>
      {onRetry ? (
        <div className="ui-row">
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      ) : null}
      {action ? <div className="ui-row">{action}</div> : null}
    </div>
  );
}
