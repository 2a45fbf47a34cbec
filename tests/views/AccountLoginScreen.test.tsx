import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { CallError } from '../../src/api/failure.ts';
import type { LoginNote } from '../../machines/account/account.types.ts';
import { accountLoginMachine } from '../../machines/account/login/login.machine.ts';
import { LoginScreen } from '../../widget/account/login/LoginScreen.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';
import type { Links } from '../../widget/ui/links.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { startStep } from '../support/start-step.ts';
import { lookupAllowed } from '../worlds/account-login.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(
  note: LoginNote,
  links: Partial<Links> = {},
  configure: () => Promise<AccountConfiguration> = () => Promise.resolve(accountConfiguration),
  known: AccountConfiguration | null = null,
) {
  const machine = accountLoginMachine.provide({
    actors: { loadAccountConfiguration: fromPromise(configure) },
  });
  const { actor } = startStep(machine, { route: { screen: 'login', note }, configuration: known });
  const assets = { base: '/cms/', brand: 'Estate', links: { ...DEFAULT_LINKS, ...links }, phones: {} };
  renderInWidget(
    <AssetsProvider assets={assets}>
      <LoginScreen actor={actor} />
    </AssetsProvider>,
  );
}

describe('B §2.8 the login', () => {
  it('has fields, the reminder and the link to register, and is accessible', async () => {
    show(null);
    expect(screen.getByLabelText('Email address')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByText(/Forgot your password\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Reminder' }).getAttribute('href')).toMatch(
      /#\/password-reset$/,
    );
    expect(screen.getByRole('heading', { name: "Don't have a Estate Account?" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toMatch(/#\/register$/);
    await expectAccessible();
  });

  it.each<[LoginNote, string]>([
    ['passwordReset', 'Your password has been changed successfully. Please login below.'],
    ['accountCreated', 'Your account has been created successfully. Please login below.'],
  ])('says what was done before: %s', (note, text) => {
    show(note);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('D-497 links to the lookup of a booking once the configuration offers one', async () => {
    show(null, {}, () => Promise.resolve(lookupAllowed));
    const link = await screen.findByRole('link', { name: 'Find a booking without an account' });
    expect(link.getAttribute('href')).toMatch(/#\/find$/);
    await expectAccessible();
  });

  it('D-497 links to it at once where the area knows the configuration, and asks for none', () => {
    const configure = vi.fn(() => Promise.resolve(accountConfiguration));
    show(null, {}, configure, lookupAllowed);
    expect(screen.getByRole('link', { name: 'Find a booking without an account' })).toBeVisible();
    expect(configure).not.toHaveBeenCalled();
  });

  it.each([
    ['forbids it', () => Promise.resolve(accountConfiguration)],
    [
      'does not come',
      () => Promise.reject(new CallError({ kind: 'offline', endpoint: 'accountConfiguration' })),
    ],
  ])('D-497 where the configuration %s, the login works without that link', async (_, configure) => {
    const asked: unknown[] = [];
    show(null, {}, () => {
      const answer = configure();
      asked.push(
        answer.then(
          () => null,
          () => null,
        ),
      );
      return answer;
    });
    await Promise.all(asked);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.queryByText('Find a booking without an account')).toBeNull();
  });

  it('D-41 leads golf members to their own login, where the host has one', () => {
    show(null, { golfMembers: 'https://golf.example/' });
    expect(screen.getByRole('link', { name: /^Golf Member Login/ })).toHaveAttribute(
      'href',
      'https://golf.example/',
    );
  });

  it('D-41 has no such link where the host has no login for them', () => {
    show(null);
    expect(screen.queryByText(/Golf Member Login/)).toBeNull();
  });
});
