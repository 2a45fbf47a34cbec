import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RestoreInput } from '../../../machines/steps/restore/restore.machine.ts';
import type { Availability } from '../../../src/domain/rooms/availability.ts';
import { RestoreScreen } from '../../../widget/steps/restore/RestoreScreen.tsx';
import { expectSaid } from '../../support/said.ts';
import { heldLeg, leg } from '../../support/fixtures.ts';
import { lost, lostRoom, price, startRestore } from './start-restore.ts';
import { answer, bothRooms, offline, oneGone, otherRates } from './restore.world.ts';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { expectVisible, textsOf } from '../../support/texts-of.ts';

function show(input: Partial<RestoreInput> = {}) {
  const started = startRestore(input);
  renderInWidget(<RestoreScreen actor={started.actor} />);
  const { actor, searches, holds } = started;
  return {
    ...started,
    user: userEvent.setup(),
    searched: (found: Availability) => {
      searches.at(-1)?.resolve(found);
      return waitFor(() => expect(actor.getSnapshot().matches('searching')).toBe(false));
    },
    held: () => {
      const { length } = actor.getSnapshot().context.rooms;
      holds.at(-1)?.resolve(answer);
      return waitFor(() => expect(actor.getSnapshot().context.rooms.length).toBeGreaterThan(length));
    },
  };
}

const items = () => textsOf(screen.getAllByRole('listitem'));
const continues = () => screen.findByRole('button', { name: 'Continue' });

describe('D-487 what has changed', () => {
  it('names a dearer room, one that is gone, an add-on that is not sold, and a table', async () => {
    const { searched, held, packages } = show();
    expectVisible('Asking for your rooms again…');
    await searched(oneGone);
    await held();
    packages[0]?.resolve([price('FIZZ', 3_500)]);
    await continues();
    expect(items()).toEqual([
      'Room 1: Lake RoomRoom onlyHeld for you again£230, £30 more than the £200 before',
      'Room 2: Moor RoomRoom onlyNot available on these dates any more. Please choose another room.£200 before',
      'A bottle of fizz Room 1Added again£70, £10 more than the £60 before',
      'A bar of soap Room 1Not sold any more£10 before',
      '19:30Dinner: The Boathouse Tom & Ivy · Room 1',
    ]);
    await expectSaid('Room 2 could not be restored. You choose it next.');
    expectVisible('These times were held in the session that expired. They are not booked now.');
    await expectAccessible();
  });

  it('says so where nothing has changed', async () => {
    const { searched, held, actor, user } = show({ lost: lostRoom });
    await searched(bothRooms);
    await held();
    const button = await continues();
    await expectSaid('Everything is held for you again, just as it was.');
    await user.click(button);
    expect(actor.getSnapshot().output).toEqual({ type: 'restored' });
  });

  it('asks the guest to choose add-ons whose prices fail to load', async () => {
    const { searched, held, packages } = show();
    await searched(bothRooms);
    await held();
    await held();
    packages[0]?.reject(offline);
    await continues();
    expect(items().filter((text) => text?.includes('Please choose it again'))).toHaveLength(2);
    expect(items()).toContain('All rooms£400, as before');
    await expectSaid('Your rooms are held for you again. Please see below what has changed.');
  });

  it('names a rate that is gone, also on a narrow screen', async () => {
    await page.viewport(320, 640);
    const { searched } = show({ lost: lostRoom });
    await searched(otherRates);
    await continues();
    expect(items()).toEqual([
      'Room 1: Lake RoomRoom onlyThis rate is not offered any more. Please choose another rate.£200 before',
    ]);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('does not call a room lost that was not chosen yet', async () => {
    const { searched, held } = show({ lost: { ...lost, legs: [heldLeg(), leg({ leg: 2 })] } });
    await searched(bothRooms);
    await held();
    await continues();
    expect(items()[1]).toBe('Room 2No room was chosen yet.');
    await expectSaid('Your room is held for you again. Please see below what has changed.');
  });
});

describe('D-487 what keeps a booking from being restored', () => {
  it('an arrival date in the past, which leads to a new search', async () => {
    const { actor, user } = show({ session: { id: 's-2', businessDate: '2027-05-11' } });
    expectVisible('Your booking was for 10th May 2027. Please search with other dates.');
    await user.click(screen.getByRole('button', { name: 'New search' }));
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });
});
