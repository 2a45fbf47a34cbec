import type { Browser, Page } from '@playwright/test';
import type { Demo } from '../../../demo/start-demo.ts';
import { TODAY } from '../../../e2e/models/demo.ts';
import type { Hold } from '../../../src/domain/booking.ts';

const KEY = 'staychart.draft';

/** A booking made once up to some step, which a fresh estate can be given again. */
export interface KeptBooking {
  /** Holds its rooms in the estate again. Returns its entry in the session storage. */
  renew: () => Promise<{ key: string; draft: string; sessionId: string }>;
}

/** Makes a booking once, as a guest. */
export async function keepBooking(
  browser: Browser,
  demo: Demo,
  make: (page: Page) => Promise<unknown>,
): Promise<KeptBooking> {
  demo.estate.reset();
  const page = await browser.newPage({ baseURL: demo.siteUrl });
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await make(page);
  const kept = (await page.evaluate((key) => sessionStorage.getItem(key), KEY)) ?? '';
  await page.close();
  const { draft } = JSON.parse(kept) as { draft: { sessionId: string } };
  const sent = demo.estate.state.ledger.filter(({ path }) =>
    [`/api/stay/${draft.sessionId}/availability`, `/api/stay/${draft.sessionId}/booking`].includes(path),
  );
  return {
    renew: async () => {
      const { Id } = await call<{ Id: string }>(demo, '/api/session/begin/stay', {});
      let text = kept.replaceAll(draft.sessionId, Id);
      for (const { path, body } of sent) {
        const answer = await call<Partial<Held>>(
          demo,
          path.replace(draft.sessionId, Id),
          JSON.parse(JSON.stringify(body).replaceAll(draft.sessionId, Id)),
        );
        if (answer.ConfirmationNumber === undefined) continue;
        text = withHold(text, answer as Held);
      }
      return { key: KEY, draft: text, sessionId: Id };
    },
  };
}

interface Held {
  Leg: number | string;
  ConfirmationNumber: string;
  InternalIdentifier: string;
}

interface KeptLegs {
  draft: {
    booking: { legs: { leg: number; hold: Hold | null }[] };
  };
}

function withHold(text: string, { Leg, ConfirmationNumber, InternalIdentifier }: Held): string {
  const kept = JSON.parse(text) as KeptLegs;
  for (const leg of kept.draft.booking.legs) {
    if (leg.leg !== Number(Leg)) continue;
    leg.hold = { confirmationNumber: ConfirmationNumber, internalIdentifier: InternalIdentifier };
  }
  return JSON.stringify(kept);
}

async function call<Answer>({ apiUrl, estate }: Demo, path: string, body: unknown): Promise<Answer> {
  const request = new Request(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await estate.handle(request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
