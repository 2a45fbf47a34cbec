import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useControlTexts } from '../controls/use-control-texts.ts';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
  busy?: boolean | undefined;
}

/** Asks before the booking is abandoned. */
export function LeaveDialog({ onLeave, onStay, busy }: LeaveDialogProps) {
  const texts = useControlTexts().leave;
  return <ConfirmDialog {...texts} cancel={texts.stay} onConfirm={onLeave} onCancel={onStay} busy={busy} />;
}
