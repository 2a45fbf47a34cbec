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
  /** More than the dialog is described by. */
  children?: ReactNode;
}

/** Asks before something is lost. The focus starts on the answer that loses nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, onConfirm, onCancel, busy, children } = props;
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
      <div className="ui-stack ui-stack-tight">
        <p id={textId}>{text}</p>
        {children}
      </div>
    </Dialog>
  );
}
