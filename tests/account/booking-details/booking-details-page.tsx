import { screen, within } from '@testing-library/react';
import { fromPromise } from 'xstate';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { SentChange } from '../../../src/domain/booking/sent-write.ts';
import { BookingDetailsScreen } from '../../../widget/account/booking-details/BookingDetailsScreen.tsx';
import { memberInput } from '../account-rooms.ts';
import { httpError } from '../../support/http-error.ts';
import { startStep } from '../../steps/start-step.ts';
import { renderInWidget } from '../../ui/render.tsx';

const refused = httpError('cancelStay', 409, 'The stay has begun.');

export interface World {
  stay: LoadedStay;
  cancel?: (question: unknown) => Promise<undefined>;
}

/** Shows the detail of a stay. Each read of the stay returns the current `world.stay`. */
export async function showBookingDetails(world: World) {
  const machine = bookingDetailsMachine.provide({
    actors: {
      loadStayBooking: fromPromise(() => Promise.resolve(world.stay)),
      cancelStay: fromPromise(({ input }) => world.cancel?.(input) ?? Promise.reject(refused)),
      recallChange: fromPromise(() => Promise.resolve<SentChange | null>(null)),
      packages: stayPackagesMachine.provide({
        actors: { loadStayPackages: fromPromise(() => Promise.resolve<PackagePrice[]>([])) },
      }),
    },
  });
  const input = { ...memberInput, route: { screen: 'bookingDetails', id: '70413200' } as const };
  renderInWidget(<BookingDetailsScreen actor={startStep(machine, input).actor} />);
  await screen.findByRole('region', { name: 'Room 1:' });
}

export const bookedRoomPanel = (leg: number) => screen.getByRole('region', { name: `Room ${leg}:` });

/** The facts in an element: 'Guests: 2 adults', 'Rate: Bed & breakfast'. */
export function facts(place: HTMLElement): string[] {
  return [...place.querySelectorAll('dl > div')].map(
    (fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
  );
}

/** The lines of a bill in an element. */
export function lines(place: HTMLElement, name: string): string[] {
  const bill = within(place).getByRole('region', { name });
  return within(bill)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '));
}
