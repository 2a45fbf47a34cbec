import { useId, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean | undefined;
}

/** Asks before something is lost. The focus starts on the answer that loses nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, onConfirm, onCancel, busy } = props;
  const textId = useId();
  return (
    <Dialog
      kind="alertdialog"
      title={title}
      onCancel={onCancel}
      describedBy={textId}
      footer={
        <>
          <Button onClick={onConfirm} busy={busy}>
            {confirm}
          </Button>
          <Button variant="primary" data-first-focus onClick={onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      <p id={textId}>{text}</p>
    </Dialog>
  );
}
