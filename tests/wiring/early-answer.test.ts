import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { answersAhead, askAhead } from '../../widget/wiring/ask-ahead.ts';
import { clientWithEarly } from '../../widget/wiring/resources.ts';
import { clientFor, HOST, json, recorded, serveDuringTests, SITE } from '../api/server.ts';

const server = serveDuringTests();
const AHEAD = { site: SITE, host: HOST, endpoints: {}, language: 'en-GB', beginsSession: false };
const ADDRESS = `${SITE}/api/stay/getConfiguration`;
const configuration = (maxDogs: number) => json({ Areas: [], AdultTitles: [], MaxDogs: maxDogs });

/**
 * Asks early, then asks by a client once for each token. Returns the client's answers and the tokens that the
 * estate saw.
 */
async function ask(answers: (() => Response)[], tokens: (string | null)[]) {
  const { handler, requests } = recorded('get', ADDRESS, ...answers);
  server.use(handler);
  const element = {};
  askAhead(element, AHEAD);
  askAhead(element, AHEAD);
  const dogs: number[] = [];
  for (const token of tokens) {
    const getToken = () => token;
    const client = clientWithEarly(
      () => Promise.resolve(clientFor({ getToken })),
      answersAhead(element, AHEAD, {}, getToken),
    );
    const { maxDogs } = await client.call(loadStayConfiguration, {});
    dogs.push(maxDogs);
  }
  return { dogs, tokens: requests.map(({ headers }) => headers.get('authorization')) };
}

test('an early answer is asked for once and used once', async () => {
  const { dogs, tokens } = await ask([configuration(7), configuration(8)], [null, null]);
  expect({ dogs, tokens }).toEqual({ dogs: [7, 8], tokens: [null, null] });
});

test("a member's call does not use the anonymous early answer, which is discarded", async () => {
  const { dogs, tokens } = await ask([configuration(7), configuration(8)], ['token-1', null]);
  expect(dogs).toEqual([8, 8]);
  expect(tokens.toSorted()).toEqual(['Bearer token-1', null, null]);
});

test.each([
  ['that says no', json({ Message: 'Later' }, 404)],
  ['that is a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['that never came', () => HttpResponse.error()],
])('the client asks again where the early answer is one %s', async (_, answer) => {
  expect((await ask([answer, configuration(8)], [null])).dogs).toEqual([8]);
});

test('T24 an early answer is checked like any other', async () => {
  const asked = ask([json({ Areas: 'none' })], [null]);
  await expect(asked).rejects.toThrow('stayConfiguration: unreadable');
});

test('D-30 a path from the page is checked first, so nothing is asked early', async () => {
  const { handler, requests } = recorded('get', `${SITE}/own/path`, configuration(7));
  server.use(handler);
  askAhead({}, { ...AHEAD, endpoints: { stayConfiguration: 'own/path' } });
  await Promise.resolve();
  expect(requests).toEqual([]);
});

/** Asks early for a session, too, then takes both answers. Returns the calls in their order, and the session's id. */
async function begin(answers: Record<'configuration' | 'session', () => Response>, endpoints = {}) {
  const calls: string[] = [];
  const told = (name: keyof typeof answers) => () => {
    calls.push(name);
    return answers[name]();
  };
  server.use(
    http.get(ADDRESS, told('configuration')),
    http.post(`${HOST}/api/session/begin/stay`, told('session')),
    http.post(`${HOST}/own/path`, told('session')),
  );
  const element = {};
  askAhead(element, { ...AHEAD, endpoints, beginsSession: true });
  const early = answersAhead(element, AHEAD, endpoints, () => null);
  await early('stayConfiguration')?.catch(() => undefined);
  const session = await early('beginStay')?.catch(() => 'refused');
  return { calls, session, again: early('beginStay') };
}

test('a session is begun once, after the configuration and with it', async () => {
  const session = { Id: 'A', BusinessDate: '2027-01-01' };
  expect(await begin({ configuration: configuration(7), session: json(session) })).toEqual({
    ...{ calls: ['configuration', 'session'], session, again: undefined },
  });
});

test('no session is begun early where the configuration is refused, or the page has a path for it', async () => {
  const session = json({ Id: 'A' });
  const refused = await begin({ configuration: json({}, 503), session });
  expect(refused).toEqual({ calls: ['configuration'], session: 'refused', again: undefined });
  const own = await begin({ configuration: configuration(7), session }, { beginStay: 'own/path' });
  expect(own).toEqual({ calls: ['configuration'], session: undefined, again: undefined });
});

test('a call goes out in its own task, after what led to it is painted', async () => {
  const { handler } = recorded('get', ADDRESS, configuration(7));
  server.use(handler);
  const asked: string[] = [];
  const getToken = () => {
    asked.push('token');
    return null;
  };
  const client = clientWithEarly(
    () => Promise.resolve(clientFor({ getToken })),
    () => undefined,
  );
  const answer = client.call(loadStayConfiguration, {});
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  expect(asked).toEqual([]);
  await answer;
  expect(asked).toEqual(['token']);
});
