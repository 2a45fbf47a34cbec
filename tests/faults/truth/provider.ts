import type { Estate } from '../../../demo/estate/handlers.ts';
import { CHALLENGE_CODE } from '../../../demo/estate/payment-page/frame-payment.ts';
import { paymentFrameUrl } from '../../../src/api/stay/payment.ts';
import { GOOD_CARD } from '../../contract/estate-client.ts';
import { API, SITE } from '../network.ts';

const REPORTED = /data-status="(\w+)"/;

/**
 * Pays on the provider's page unless it is paid already, and returns the status that the page reports to its
 * parent.
 */
export async function payInFrame(
  estate: Estate,
  iPageSessionId: string,
  sessionId: string,
): Promise<string | null> {
  const url = paymentFrameUrl(iPageSessionId, sessionId, { host: API, site: SITE });
  const load = async (fields: Record<string, string> | null) => {
    const request = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    return (await estate.handle(new Request(url, request))).text();
  };
  const reportOf = (html: string) => REPORTED.exec(html)?.[1] ?? null;
  const already = reportOf(await load(null));
  if (already !== null) return already;
  const { cardHoldersName, cardNumber, expiryMonth, expiryYear } = GOOD_CARD;
  await load({ step: 'card', cardHoldersName, cardNumber, expiryMonth, expiryYear });
  return reportOf(await load({ step: 'challenge', challenge: CHALLENGE_CODE }));
}
