import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountScreen } from '../../machines/account/account.types.ts';
import { AccountFrame } from '../../widget/account/AccountFrame.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(firstName: string | null, at: AccountScreen) {
  const pressed: string[] = [];
  renderInWidget(
    <AccountFrame firstName={firstName} screen={at} onLogout={() => pressed.push('logout')}>
      <h2>The screen</h2>
    </AccountFrame>,
  );
  return pressed;
}

describe('B §2.7 the frame of the account area', () => {
  it('welcomes the member, with a menu of four, and is accessible', async () => {
    const pressed = show('Rosalind', 'stayBookings');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Rosalind!');
    const menu = screen.getByRole('navigation', { name: 'Your account' });
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Your Bookings', 'Account Details', 'Preferences', 'Logout']);
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split('#')[1]),
    ).toEqual(['/bookings/stay', '/details', '/preferences']);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(pressed).toEqual(['logout']);
    await expectAccessible();
  });

  it.each<[AccountScreen, string]>([
    ['stayBookings', 'Your Bookings'],
    ['bookingDetails', 'Your Bookings'],
    ['spaBookings', 'Your Bookings'],
    ['spaBooking', 'Your Bookings'],
    ['details', 'Account Details'],
    ['changePassword', 'Account Details'],
    ['preferences', 'Preferences'],
  ])('on %s the active item is %s', (at, name) => {
    show('Rosalind', at);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('a guest who is not signed in sees the screen alone', () => {
    show(null, 'login');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
  });
});
