import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../widget/element/account-entry.ts';
import type { StayAccountElement } from '../../../widget/element/account-element.tsx';
import { ACCOUNT_PREVIEWS } from '../../../widget/wiring/preview/account-previews.ts';
import { expectAccessible } from '../ui/render.tsx';
import { listen, useEstatePage } from './estate-page.ts';

const page = useEstatePage();

/** Shows the preview of a screen, and returns its shadow root once it is drawn. */
async function show(screen: string) {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = `<stay-account preview="${screen}">Call us</stay-account>`;
  const element = document.querySelector('stay-account') as StayAccountElement;
  await element.ready;
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
}

const inside = (root: ShadowRoot) => within(root as unknown as HTMLElement);

it.each([
  ['login', 'Login'],
  ['register', 'Your details'],
  ['password-reset', 'Reset your password'],
  ['find', 'Find your booking'],
  ['bookings/stay', 'Your Bookings'],
  ['bookings/spa', 'Your Bookings'],
  ['details', 'Account Details'],
  ['preferences', 'Email Preferences'],
  ['account/change-password', 'Change Password'],
])(
  'embedding.md, D-250: the preview of %s makes no call, stores and sends nothing, and cannot be pressed',
  async (screen, heading) => {
    const address = location.href;
    const events = listen('stay:ready', 'stay:warning', 'stay:failed');
    const root = await show(screen);
    await inside(root).findByRole('heading', { name: heading });
    const strange = [...root.querySelectorAll('img')].filter(({ src }) => !src.startsWith('data:'));
    expect(root.querySelector('.stay')?.closest('[inert]')).not.toBeNull();
    expect(inside(root).queryByRole('alert')).toBeNull();
    root.querySelector('[inert]')?.removeAttribute('inert');
    await expectAccessible();
    events.stop();
    expect({
      ...{ calls: page.calls, kept: sessionStorage.length, address: location.href, strange },
      heard: events.heard,
    }).toEqual({ calls: [], kept: 0, address, strange: [], heard: [['stay:ready', {}]] });
  },
);

it('D-250 every screen with a preview is in this list; any other shows the login with a warning', async () => {
  const warnings = listen('stay:warning');
  const root = await show('bookings');
  await inside(root).findByRole('heading', { name: 'Login' });
  warnings.stop();
  const message = `preview: there is no screen bookings, but ${ACCOUNT_PREVIEWS.join(', ')}`;
  expect(warnings.heard).toEqual([['stay:warning', { message }]]);
  expect(ACCOUNT_PREVIEWS).toHaveLength(9);
});
