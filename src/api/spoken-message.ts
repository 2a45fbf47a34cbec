import { endpointOf, type EndpointName } from './endpoints.ts';

/** Longer messages are cut. Characters. */
const LONGEST_MESSAGE = 500;

/** The server's own words for the guest, cut to the limit. Empty where they repeat a secret that was sent. */
export function spokenMessage(endpoint: EndpointName, body: unknown, words: string): string {
  const sent: Record<string, unknown> = { ...(typeof body === 'object' ? body : null) };
  const repeats = (endpointOf(endpoint).secrets ?? []).some((field) => {
    const secret = sent[field];
    return typeof secret === 'string' && secret !== '' && words.includes(secret);
  });
  return repeats ? '' : words.trim().slice(0, LONGEST_MESSAGE);
}
