import type { State } from './state.ts';

/** Puts a mail into the outbox. */
export function sendMail(state: State, to: string, subject: string, text: string): void {
  state.outbox.push({ at: new Date(state.now()).toISOString(), to, subject, text });
}
