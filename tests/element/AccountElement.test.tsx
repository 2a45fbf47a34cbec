import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StayAccountElement } from '../../widget/element/account-element.tsx';
import { defined as accountDefined } from '../../widget/element/account-entry.ts';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { defined as bookingDefined } from '../../widget/element/booking-entry.ts';
import { expectAccessible } from '../ui/render.tsx';
import { inside, listen, nextTask, useEstatePage } from './estate-page.ts';

await Promise.all([accountDefined, bookingDefined]);

const page = useEstatePage();
const path = location.pathname + location.search;
const IDENTITY = 'https://id.estate.test';

/**
 * An identity provider that refuses every login, and an estate that answers the migration check with
 * `migration`.
 */
function refuseLogins(migration: Response) {
  page.instead = ({ url }) => {
    if (url === `${IDENTITY}/.well-known/openid-configuration`) {
      return Response.json({ issuer: IDENTITY, token_endpoint: `${IDENTITY}/token` });
    }
    if (url === `${IDENTITY}/token`) {
      return Response.json(
        { error: 'invalid_grant', error_description: 'invalid_username_or_password' },
        { status: 400 },
      );
    }
    return url.endsWith('/api/member/initiate-migration') ? migration.clone() : null;
  };
}

function place(tag: 'stay-account' | 'stay-booking', settings: object = {}) {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = `<${tag} host="https://api.estate.test" brand="The Estate" authority="${IDENTITY}" client-id="web">Call us</${tag}>`;
  const element = document.querySelector<StayAccountElement | StayBookingElement>(tag);
  if (!element) throw new Error('The element is not in the page');
  element.settings = settings;
  return element;
}

async function login(element: HTMLElement, usernameLabel: string) {
  await userEvent.type(await inside(element).findByLabelText(usernameLabel), 'ada+old@example.test');
  await userEvent.type(inside(element).getByLabelText('Password'), 'secret-of-ada{Enter}');
}

describe('embedding: <stay-account>', () => {
  it('B §2.8, T20 shows the login, accessible, and leaves nothing behind when it is removed', async () => {
    const events = listen('stay:ready', 'stay:failed', 'stay:warning');
    const element = place('stay-account');
    await element.ready;
    expect(await inside(element).findByLabelText('Email address')).toBeVisible();
    events.stop();
    expect(events.heard).toEqual([['stay:ready', {}]]);
    // Whether the estate offers the look-up without an account.
    expect(page.calls).toEqual(['GET /cms/api/account/getConfiguration']);
    await expectAccessible();
    element.remove();
    await nextTask();
    expect(inside(element).queryByLabelText('Email address')).toBeNull();
    document.body.append(element);
    expect(await inside(element).findByLabelText('Email address')).toBeVisible();
  });
});

describe('B §4, §8 a login that is refused', () => {
  it.each([
    ['stay-account', 'Email address', '#/register'],
    ['stay-booking', 'Username', '#register'],
  ] as const)(
    'of a member of the old system in <%s> leads to the registration in update mode',
    async (tag, label, to) => {
      refuseLogins(Response.json({}));
      const element = place(tag, tag === 'stay-booking' ? { links: { register: `${path}#register` } } : {});
      await login(element, label);
      await expect.poll(() => location.hash).toBe(`${to}?email=ada%2Bold%40example.test`);
      if (tag === 'stay-account') return;
      expect(await inside(element).findByLabelText(label)).toBeVisible();
      expect(await inside(element).findByRole('button', { name: 'Start Booking' })).toBeVisible();
    },
  );

  it.each([
    ['stay-account', 'Email address', `${location.href.split('#')[0]}#/password-reset`],
    ['stay-booking', 'Username', '/account/#/password-reset'],
  ] as const)(
    'in <%s> of anybody else is told (F-11), the address stays, and nothing is left behind (T7, T8)',
    async (tag, label, reset) => {
      refuseLogins(Response.json({ Message: 'unknown' }, { status: 404 }));
      const events = listen('stay:failed');
      const element = place(tag);
      await login(element, label);
      const password = inside(element).getByLabelText('Password');
      await expect
        .poll(() => password)
        .toHaveAccessibleDescription('Sorry, an account cannot be found with the details entered.');
      expect([element.shadowRoot?.activeElement, inside(element).queryByRole('alert')]).toEqual([
        password,
        null,
      ]);
      const way = inside(element).getByRole('link', { name: 'Get Reminder' });
      expect(way).toHaveAttribute('href', reset);
      const controls = [...(password.closest('form')?.querySelectorAll('input, a, button') ?? [])];
      expect(controls.indexOf(way)).toBe(controls.indexOf(password) + 1);
      expect(inside(element).getByLabelText(label)).toHaveValue('ada+old@example.test');
      events.stop();
      expect(events.heard).toEqual([]);
      await expectAccessible();
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-of-ada');
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(location.href).not.toContain('secret-of-ada');
    },
  );
});

describe('B §2.9 the registration', () => {
  it('keeps what was typed over a reload, but no password, until the guest leaves it', async () => {
    location.hash = '#/register';
    const typed = inside(place('stay-account'));
    await userEvent.type(await typed.findByLabelText('First Name'), 'Ada');
    await userEvent.type(typed.getByLabelText('Set a password'), 'secret-of-ada');
    await userEvent.click(typed.getByRole('checkbox', { name: /I agree/ }));
    const element = place('stay-account');
    const reloaded = inside(element);
    expect(await reloaded.findByLabelText('First Name')).toHaveValue('Ada');
    expect(reloaded.getByLabelText('Set a password')).toHaveValue('');
    expect(reloaded.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-of-ada');

    location.hash = '#/login';
    await userEvent.click(await reloaded.findByRole('button', { name: 'Leave this page' }));
    await reloaded.findByLabelText('Email address');
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  });
});
