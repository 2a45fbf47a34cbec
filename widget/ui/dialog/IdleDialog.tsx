import { useId } from 'react';
import { fill } from '../../texts/fill.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Announcement } from '../text/Announcement.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface IdleDialogProps {
  secondsLeft: number;
  onContinue: () => void;
  onDismiss: () => void;
}

/** Warns that the session is about to end and counts down (T28). */
export function IdleDialog({ secondsLeft, onContinue, onDismiss }: IdleDialogProps) {
  const texts = useTexts().controls.idle;
  const textId = useId();
  return (
    <Dialog
      kind="alertdialog"
      title={texts.title}
      onCancel={onDismiss}
      describedBy={textId}
      footer={
        <Button variant="primary" data-first-focus onClick={onContinue}>
          {texts.confirm}
        </Button>
      }
    >
      <p id={textId} className="ui-numbers">
        {fill(texts.text, { n: secondsLeft })}
      </p>
      <Announcement text={fill(texts.text, { n: announcedSeconds(secondsLeft) })} isOnlyNews />
    </Dialog>
  );
}

/**
 * The seconds to announce: every quarter of a minute, and ten seconds before the end. Every second would drown all
 * other speech.
 */
function announcedSeconds(secondsLeft: number): number {
  return secondsLeft <= 10 ? 10 : Math.ceil(secondsLeft / 15) * 15;
}
