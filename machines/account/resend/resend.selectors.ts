import type { SnapshotFrom } from 'xstate';
import type { Form } from '../../shared/form.ts';
import type { resendMachine } from './resend.machine.ts';

type Snapshot = SnapshotFrom<typeof resendMachine>;

/** How the sending ended last. */
export type ResendResult = 'sent' | 'failed' | null;

export const selectForm = ({ context }: Snapshot): Form<{ emailAddress: string }> => context.form;

export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');

export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');

export function selectResult(snapshot: Snapshot): ResendResult {
  if (snapshot.matches({ open: 'sent' })) return 'sent';
  return snapshot.matches({ open: 'sendingFailed' }) ? 'failed' : null;
}
