import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { providerLoginMachine } from '../../machines/shared/login/provider-login.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { Auth, ProviderAnswer, ProviderLogin } from '../../src/auth/contract.ts';
import { providerLoginOf } from '../../widget/wiring/provider-ports.ts';
import { sampleAuth } from '../../widget/wiring/preview/sample-resources.ts';
import { clientFor, HOST, serveDuringTests } from '../api/server.ts';
import { profileAnswer } from '../support/estate-answers.ts';
import { profile } from '../support/fixtures.ts';

const server = serveDuringTests();

/** The login of a page that has come back with this answer. */
async function loginAfter(answer: ProviderAnswer) {
  const signedOut: true[] = [];
  const provider: ProviderLogin = {
    begin: () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'token' })),
    complete: () => Promise.resolve(answer),
    leave: () => Promise.resolve(),
  };
  const auth: Auth = {
    ...sampleAuth(false),
    signOut: () => {
      signedOut.push(true);
      return Promise.resolve();
    },
    atProvider: () => Promise.resolve(provider),
  };
  const machine = await providerLoginOf({ client: clientFor(), auth });
  const actor = createActor(machine as typeof providerLoginMachine).start();
  const snapshot = await waitFor(actor, (each) => !each.hasTag('busy'));
  return { actor, snapshot, signedOut };
}

test('brings the profile of the member who has logged in', async () => {
  server.use(http.get(`${HOST}/api/account/session`, () => HttpResponse.json(profileAnswer)));
  const { snapshot, signedOut } = await loginAfter('signedIn');
  expect([snapshot.output, signedOut]).toEqual([{ type: 'signedIn', profile }, []]);
});

test('signs nobody in without a profile', async () => {
  server.use(http.get(`${HOST}/api/account/session`, () => new HttpResponse(null, { status: 404 })));
  const { snapshot, signedOut } = await loginAfter('signedIn');
  expect([snapshot.value, signedOut]).toEqual([{ waiting: 'unanswered' }, [true]]);
});

test('asks the estate for nobody where nobody has logged in', async () => {
  const { actor, snapshot } = await loginAfter('cancelled');
  expect(snapshot.value).toEqual({ waiting: 'cancelled' });
  actor.send({ type: 'login.requested' });
  const { value } = await waitFor(actor, (each) => each.hasTag('failed'));
  expect(value).toEqual({ waiting: 'unanswered' });
});
