import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { SummaryScreen } from '../../widget/screens/summary/SummaryScreen.tsx';
import { configuration } from '../support/checkout-configuration.ts';
import { booking, leadGuest, legOne, session } from '../support/checkout-stay.ts';
import { startStep } from '../support/start-step.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(changes: Partial<typeof booking> = {}, of = configuration) {
  const { actor } = startStep(summaryMachine, {
    configuration: of,
    session,
    booking: { ...booking, ...changes },
    profile: null,
  });
  renderInWidget(<SummaryScreen actor={actor} />);
  return actor;
}

const room = (leg: number) => screen.getByRole('region', { name: `Room ${leg}:` });

describe('the answers that are checked before payment', () => {
  it('shows the lead booker and the requests, each with a link back', async () => {
    const requests = {
      ...legOne.requests,
      specialRequirements: 'A cot.\nThank you.',
      dogRequirements: 'Bess',
    };
    const actor = show({ leadGuest, legs: [{ ...legOne, requests }] });
    const lead = screen.getByRole('region', { name: 'Lead booker details' });
    expect(
      [...lead.querySelectorAll('dt, dd:not(:has(button))')].map(({ textContent }) => textContent),
    ).toEqual([
      ...['Name', 'Ms Ada Lovelace', 'Email', 'ada@example.com', 'Telephone', '020 7946 0000'],
      ...['Address', '12 Square, Mayfair, London, W1 1AA, United Kingdom'],
    ]);
    const asked = within(room(1)).getByRole('heading', { name: 'Your requests' }).closest('section');
    expect([...(asked?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Dog Information', 'Bess', 'Special Requests', 'A cot.\nThank you.'],
    ]);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit lead booker details' }));
    expect(actor.getSnapshot().output).toEqual({ type: 'edit', place: { step: 'details', leg: 1 } });
  });

  it('mentions the account that the guest asks for', () => {
    show({ leadGuest, account: { emailAddress: 'ada@example.com', addressBooks: [] } });
    expect(screen.getByText('Created with this booking')).toBeVisible();
  });

  it('A §9.3 says until when each room can be changed or cancelled, where the rate allows it', () => {
    const dated = (leg: typeof legOne, until: string | null) => ({
      ...leg,
      rate: leg.rate && { ...leg.rate, cancellationDateTime: until },
    });
    const [, second] = booking.legs;
    show({
      legs: [legOne, ...(second ? [second, { ...dated(second, null), leg: 3 }] : [])],
    });
    const terms = (leg: number) =>
      within(room(leg)).queryByRole('heading', { name: 'Changes and cancellation' })?.nextSibling
        ?.textContent;
    expect([terms(1), terms(2), terms(3)]).toEqual([
      'Non-refundable however changes can be made until 3pm on 30th April',
      'Pay on arrival and cancel your stay up to 3pm on 30th April',
      undefined,
    ]);
  });

  it('shows the first picture of the room, and no frame without a picture', () => {
    const [house] = configuration.areas;
    const roomTypes = house?.roomTypes.map((type) =>
      type.code === 'KNG' ? { ...type, images: [{ path: 'lake-king.avif', caption: '' }] } : type,
    );
    show({}, { ...configuration, areas: house && roomTypes ? [{ ...house, roomTypes }] : [] });
    expect([...room(1).querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      expect.stringMatching(/lake-king\.avif$/),
    ]);
    expect(room(2).querySelector('img')).toBeNull();
  });
});
