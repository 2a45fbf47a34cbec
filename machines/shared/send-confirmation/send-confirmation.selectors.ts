import type { SnapshotFrom } from 'xstate';
import type { Form } from '../form.ts';
import type { sendConfirmationMachine } from './send-confirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof sendConfirmationMachine>;

/** How the sending ended last. */
export type SendingResult = 'sent' | 'failed' | null;

export const selectForm = ({ context }: Snapshot): Form<{ emailAddress: string }> => context.form;

export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');

export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');

export function selectResult(snapshot: Snapshot): SendingResult {
  if (snapshot.matches({ open: 'sent' })) return 'sent';
  return snapshot.matches({ open: 'sendingFailed' }) ? 'failed' : null;
}
