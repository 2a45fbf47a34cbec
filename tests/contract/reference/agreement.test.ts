import { describe, expect, test } from 'vitest';
import { endpointOf, endpoints, isEndpointName, type EndpointName } from '../../../src/api/endpoints.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { answers } from '../../../src/api/reference/answers.ts';
import type { Example } from '../../../src/api/reference/example.ts';
import { meanings } from '../../../src/api/reference/meanings.ts';
import { ofWrongType, placesOf, withValueAt, type Place } from '../../faults/mutations.ts';
import { openEstate } from '../../faults/network.ts';
import { faultsOfAnswer, faultsOfBody } from './document.ts';
import { EXAMPLES, talks } from './examples.ts';

const NAMES = Object.keys(endpoints).filter(isEndpointName);
const answersOf = (name: EndpointName): Example[] =>
  talks.flatMap(([endpoint, examples]) => (endpoint === name ? examples : []));

describe('the document allows the estate’s answers and the widget’s bodies', () => {
  test.each(NAMES)('%s', (name) => {
    const own = answersOf(name);
    expect(own.map(({ status }) => status)).toContain(200);
    expect(own.flatMap(({ body }) => faultsOfBody(name, body))).toEqual([]);
    expect(own.flatMap(({ status, answer }) => faultsOfAnswer(name, status, answer))).toEqual([]);
  });
});

const CHANGES: Record<string, (old: unknown) => unknown> = {
  missing: () => undefined,
  null: () => null,
  empty: () => '',
  // A list cannot stand for an object here: the widget would accept one without required fields, the document
  // not.
  'of another type': (old) => (typeof old === 'object' && !Array.isArray(old) ? 'text' : ofWrongType(old)),
  negative: (old) => (typeof old === 'number' ? -1 : old),
  fractional: (old) => (typeof old === 'number' ? 0.5 : old),
};

/** Places whose text must be the configuration's currency. */
const OF_CURRENCY = ['Currency'];

function isRead(name: EndpointName, answer: unknown): boolean {
  return answers[name].some((call) => {
    try {
      let isClean = true;
      readAnswer(call, answer, undefined, () => {
        isClean = false;
      });
      return isClean;
    } catch {
      return false;
    }
  });
}

const isOf = (place: Place, names: readonly string[]) => place.some((part) => names.includes(String(part)));

describe('the document and the widget refuse the same answers', () => {
  test.each(NAMES.filter((name) => name !== 'paymentFrame'))('%s', (name) => {
    const wrong: string[] = [];
    for (const { answer, status } of answersOf(name)) {
      if (status !== 200) continue;
      for (const place of [[], ...placesOf(answer)]) {
        if (isOf(place, OF_CURRENCY)) continue;
        for (const [change, changed] of Object.entries(CHANGES)) {
          // JSON has no hole in a list.
          if (change === 'missing' && typeof place.at(-1) === 'number') continue;
          const other = withValueAt(answer, place, changed);
          const isSaid = faultsOfAnswer(name, 200, other === undefined ? null : other).length === 0;
          const read = isRead(name, other === undefined ? null : other);
          if (isSaid === read) continue;
          wrong.push(
            `${place.join('.')} ${change}: ${read ? 'read, and not allowed' : 'allowed, and not read'}`,
          );
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('the estate demands a member where the document does', () => {
  test.each(NAMES)('%s', async (name) => {
    const [example] = EXAMPLES[name] ?? [];
    const { method, path, base } = endpointOf(name);
    const params = example?.params ?? {};
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '');
    const query = new URLSearchParams(
      (endpointOf(name).query ?? []).map((part) => [part, params[part] ?? '']),
    );
    const origin = base === 'site' ? 'https://www.estate.test/cms/' : 'https://api.estate.test/';
    const body = example?.body === undefined ? {} : { body: JSON.stringify(example.body) };
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${origin}${filled}?${query}`, { method, headers, ...body });
    const { status } = await openEstate().handle(request);
    expect(status === 401 ? 'member' : undefined).toBe(meanings[name].who);
  });
});
