import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { askEarly } from '../../src/api/early-answers.ts';
import { loadStayConfiguration } from '../../src/api/stay/configuration.ts';
import { clientFor, json, recorded, serveDuringTests, SITE } from './server.ts';

const server = serveDuringTests();
const ADDRESS = `${SITE}/api/stay/getConfiguration`;
const configuration = (MaxDogs: number) => json({ Areas: [], AdultTitles: [], MaxDogs });

/** Asks early, then by a client as often as there are tokens. Gives what the client learnt, and who asked the estate. */
async function ask(answers: (() => Response)[], tokens: (string | null)[]) {
  const { handler, requests } = recorded('get', ADDRESS, ...answers);
  server.use(handler);
  askEarly('stayConfiguration', ADDRESS);
  askEarly('stayConfiguration', ADDRESS);
  const dogs: number[] = [];
  for (const token of tokens) {
    const { MaxDogs } = await clientFor({ getToken: () => token }).call(loadStayConfiguration, {});
    dogs.push(MaxDogs);
  }
  return { dogs, tokens: requests.map(({ headers }) => headers.get('authorization')) };
}

test('D-261 what was asked early is asked once, and taken over once', async () => {
  const { dogs, tokens } = await ask([configuration(7), configuration(8)], [null, null]);
  expect({ dogs, tokens }).toEqual({ dogs: [7, 8], tokens: [null, null] });
});

test('D-261 a member, who is asked for with a token, gets no anonymous answer, and leaves none behind', async () => {
  const { dogs, tokens } = await ask([configuration(7), configuration(8)], ['token-1', null]);
  expect(dogs).toEqual([8, 8]);
  expect(tokens.toSorted()).toEqual(['Bearer token-1', null, null]);
});

test.each([
  ['that says no', json({ Message: 'Later' }, 404)],
  ['that is a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['that never came', () => HttpResponse.error()],
])('D-261 after an early answer %s the client asks in its own way', async (_, answer) => {
  expect((await ask([answer, configuration(8)], [null])).dogs).toEqual([8]);
});

test('T24 an early answer is checked like any other', async () => {
  const asked = ask([json({ Areas: 'none' })], [null]);
  await expect(asked).rejects.toThrow('stayConfiguration: unreadable');
});
