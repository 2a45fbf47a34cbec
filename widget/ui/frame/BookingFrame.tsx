import type { ReactNode, Ref } from 'react';
import { Button } from '../controls/Button.tsx';
import css from './frame.css?inline';
import { noteHeight } from './kept-height.ts';
import { Progress } from './Progress.tsx';
import { registerStyles } from './styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface BookingFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** A booked room is changed. */
  isAmending?: boolean;
  /** Progress step of the screen, 1 to 5; null shows no progress. */
  step: number | null;
  onEdit?: ((step: number) => void) | undefined;
  /** Left out where no sign-in is offered. */
  onSignIn?: (() => void) | undefined;
  /** Null where there is nothing left to cancel. */
  onCancel: (() => void) | null;
  /** What is booked, in a line under the progress. */
  stay?: ReactNode;
  children: ReactNode;
}

/** The frame of all screens of the booking: heading, progress and Cancel. */
export function BookingFrame({
  ref,
  isAmending = false,
  step,
  onEdit,
  onSignIn,
  onCancel,
  stay,
  children,
}: BookingFrameProps) {
  const texts = useTexts().ui.frame;
  return (
    <div ref={ref} className="ui-frame" part="frame">
      <div className="ui-frame-head" part="header">
        <h1 className="ui-frame-title" tabIndex={-1}>
          {isAmending ? texts.amending : texts.heading}
        </h1>
        {onSignIn ? (
          <Button variant="link" name="signIn" onClick={onSignIn}>
            {texts.signIn}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="link" name="cancel" onClick={onCancel} part="cancel">
            {texts.cancel}
          </Button>
        ) : null}
        {step === null ? null : <Progress steps={texts.steps} current={step} onEdit={onEdit} />}
        {stay}
      </div>
      <div className="ui-frame-work" ref={noteHeight}>
        {children}
      </div>
    </div>
  );
}
