import type { SnapshotFrom } from 'xstate';
import type { Form } from '../form.ts';
import type { sendConfirmationMachine } from './send-confirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof sendConfirmationMachine>;

const RESULTS = ['sent', 'refused', 'unsure'] as const;

/** How the last try ended; 'unsure' where the confirmation may have been sent; null before a try. */
export type SendingResult = (typeof RESULTS)[number] | null;

export const selectForm = ({ context }: Snapshot): Form<{ emailAddress: string }> => context.form;

export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');

export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');

export function selectResult(snapshot: Snapshot): SendingResult {
  return RESULTS.find((open) => snapshot.matches({ open })) ?? null;
}
