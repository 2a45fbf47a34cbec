import { expect } from 'vitest';
import type { ProviderLoginRef } from '../../machines/shared/login/provider-login.machine.ts';
import * as selectors from '../../machines/shared/login/provider-login.selectors.ts';
import { ProviderLogin } from '../../widget/shared/login/ProviderLogin.tsx';
import { providerLoginWorld } from '../shared/provider-login.world.ts';
import { expectText, isBusy } from '../support/form-hands.ts';
import { button, replayScreen } from './replay.tsx';

function Login({ actor }: { actor: ProviderLoginRef }) {
  return (
    <ProviderLogin
      actor={actor}
      failure={{ title: 'Error', text: 'Other' }}
      heading={{ title: 'Login', level: 2 }}
    />
  );
}

replayScreen('RFC 9700 the login on the provider’s pages', {
  world: providerLoginWorld,
  View: Login,
  ways: { 'login.requested': button('Login'), 'login.dismissed': button('Cancel') },
  expectShown: (planned) => {
    const snapshot = planned as Parameters<typeof selectors.selectRefusal>[0];
    const refusal = selectors.selectRefusal(snapshot);
    expectText('You are not logged in. You can try again.', refusal === 'cancelled');
    expectText('We could not complete this login. Please try again.', refusal === 'expired');
    expectText('Other', selectors.selectHasFailed(snapshot));
    expectText('Please log in in the window that has opened.', selectors.selectIsAway(snapshot));
    expect(isBusy('Login')).toBe(!planned.matches('waiting'));
  },
});
