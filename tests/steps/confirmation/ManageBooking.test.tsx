import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';
import { ConfirmationScreen } from '../../../widget/steps/confirmation/ConfirmationScreen.tsx';
import { DEFAULT_LINKS, type Assets } from '../../../widget/ui/media/assets-context.tsx';
import { configuration as estate } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, profile, session } from '../../support/checkout-stay.ts';
import { textsAt } from '../../support/texts-of.ts';
import { expectAccessible } from '../../ui/render.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { stayVoucher } from '../payment/voucher-fixtures.ts';

/** Shows the confirmation of the two rooms. */
function show(changes: Partial<StayInput> = {}, settings: Partial<Assets> = {}) {
  showHeld(
    confirmationMachine,
    { configuration: estate, session, booking, profile: null, ...changes },
    ConfirmationScreen,
    { settings, real: ['shareStay', 'sendToFriend'] },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-20T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('a guest without an account can look the booking up', () => {
  const allowed = {
    ...estate,
    content: { ...estate.content, account: { bookingLookup: true, bookingCancellation: false } },
  };
  const link = () => screen.queryByRole('link', { name: 'Find your booking' });

  it('with its number, which is in the link, and the email address, which is not', async () => {
    show({ configuration: allowed, booking: { ...booking, leadGuest } });
    expect(screen.getByText('You can look this booking up with its number and your email.')).toBeVisible();
    expect(link()).toHaveAttribute('href', '/account/#/find?number=C1001');
    await expectAccessible();
  });

  it('and is told that a room can be cancelled there, where the estate has the calls and one can still be changed online', () => {
    const account = { bookingLookup: true, bookingCancellation: true };
    const cancelling = { ...estate, content: { ...estate.content, account } };
    const today = booking.search.arrivalDate;
    const part = () =>
      textsAt(
        'p:not(:has(> a.ui-button))',
        screen.getByRole('heading', { name: 'If your plans change' }).closest('section'),
      );
    show({ configuration: cancelling });
    expect(part()).toEqual([
      'To change your booking, call us on 01234 567891 and give your confirmation number.',
      'You can look this booking up with its number and your email, and cancel a room there.',
    ]);
    for (const changes of [
      { configuration: allowed },
      { configuration: cancelling, session: { ...session, businessDate: today } },
      { configuration: cancelling, booking: { ...booking, vouchers: [stayVoucher('SV1', 30_000)] } },
    ]) {
      cleanup();
      show(changes);
      expect(part()).toEqual([
        'To change or cancel your booking, call us on 01234 567891 and give your confirmation number.',
        'You can look this booking up with its number and your email.',
      ]);
    }
  });

  it('only where the configuration allows it, the page has an account area, and the guest has no account', () => {
    for (const [changes, settings] of [
      [{}],
      [{ configuration: allowed, profile }],
      [{ configuration: allowed, booking: { ...booking, accountCreateStatus: 'created' as const } }],
      [{ configuration: allowed }, { links: { ...DEFAULT_LINKS, account: null } }],
    ] as const) {
      cleanup();
      show(changes, settings);
      expect([link(), screen.queryByText(/look this booking up/)]).toEqual([null, null]);
    }
  });
});
