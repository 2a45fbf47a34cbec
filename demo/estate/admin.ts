import { outboxHtml } from './rules/outbox.ts';
import type { State } from './rules/state.ts';

/** The pages below /__estate/ for testers: calls, bookings, charges and mails. Null for other paths. */
export function adminPage(state: State, path: string): Response | null {
  switch (path) {
    case '/__estate/ledger':
      return Response.json(state.ledger);
    case '/__estate/bookings':
      return Response.json(state.bookings);
    case '/__estate/charges':
      return Response.json(state.charges);
    case '/__estate/outbox':
      return outboxPage(state);
    default:
      return null;
  }
}

function outboxPage(state: State): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Outbox of the estate</title></head>
<body><h1>Outbox</h1>
${outboxHtml(state.outbox)}
</body>
</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
