import type { EndpointName } from './endpoints.ts';
import { CallError } from './failure.ts';

/** The JSON of an answer, undefined for an empty one. Throws a CallError when it is something else (T24). */
export function parseAnswer(endpoint: EndpointName, text: string, headers: Headers): unknown {
  if (text.trim() === '') return undefined;
  const type = headers.get('content-type') ?? '';
  const unreadable = (message: string) => new CallError({ kind: 'unreadable', endpoint, path: '', message });
  if (!/^(application|text)\/([\w.-]+\+)?json\b/i.test(type)) throw unreadable('not JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('broken JSON');
  }
}
