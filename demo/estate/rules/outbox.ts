import type { State } from './state.ts';
import { escapeHtml } from '../html.ts';

/** Puts a mail into the outbox. */
export function sendMail(state: State, to: string, subject: string, text: string): void {
  state.outbox.push({ at: new Date(state.now()).toISOString(), to, subject, text });
}

/** The estate's mails, the latest first: the codes and confirmations of a guest's inbox. */
export function outboxHtml(mails: State['outbox']): string {
  if (mails.length === 0) return '<p>Nothing has been sent yet.</p>';
  const items = mails.toReversed().map(
    ({ at, to, subject, text }) => `<li>
      <article class="mail">
        <h2>${escapeHtml(subject)}</h2>
        <p class="mail-head">To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(timeOf(at))}</time></p>
        <p>${escapeHtml(text)}</p>
      </article>
    </li>`,
  );
  return `<ol class="mails">${items.join('\n')}</ol>`;
}

function timeOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)}`;
}
