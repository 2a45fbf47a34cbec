import { escapeHtml } from './html.ts';
import type { State } from './rules/state.ts';

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
