import { agesOf, fullName } from '../../../src/domain/guests.ts';
import type { PackageGolfInput } from '../../modals/package-golf/package-golf.types.ts';
import {
  dinnerInputOf,
  mudInputOf,
  spaGardenInputOf,
  spaInputOf,
  type OpenedAddOn,
} from '../../shared/add-on-inputs.ts';
import { withOutput } from '../../shared/params.ts';
import { addOnsSetup, openedOf, type AddOnsContext } from './addons.setup.ts';

const config = addOnsSetup.createStateConfig.bind(addOnsSetup);

/** Times that were chosen are taken; a modal that was closed, or broke, changes nothing. */
const afterwards = {
  onDone: [
    {
      guard: withOutput('isSubmitted'),
      target: 'choosing' as const,
      actions: [withOutput('takeTimes'), 'tellFlow' as const],
    },
    { target: 'choosing' as const },
  ],
  onError: 'choosing' as const,
};

export const choosingTeeTimes = config({
  tags: 'modal',
  invoke: {
    id: 'packageGolf',
    src: 'packageGolf',
    input: ({ context }) => golfInput(context),
    ...afterwards,
  },
});

export const choosingTables = config({
  tags: 'modal',
  invoke: {
    id: 'packageDinner',
    src: 'packageDinner',
    input: ({ context }) => dinnerInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingTreatments = config({
  tags: 'modal',
  invoke: {
    id: 'packageSpa',
    src: 'packageSpa',
    input: ({ context }) => spaInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingMudTime = config({
  tags: 'modal',
  invoke: {
    id: 'mud',
    src: 'mud',
    input: ({ context }) => mudInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingGardenTime = config({
  tags: 'modal',
  invoke: {
    id: 'spaGarden',
    src: 'spaGarden',
    input: ({ context }) => spaGardenInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

/** 'Room N:' stands before the add-on's name where the booking has more than one room. */
function openedAddOn(context: AddOnsContext): OpenedAddOn {
  const { leg, offer } = openedOf(context);
  const { search, legs } = context.booking;
  return {
    room: legs.length > 1 ? leg.leg : null,
    content: offer.content,
    price: offer.price,
    party: leg.guestQuota,
    stay: { arrivalDate: search.arrivalDate, numberOfNights: search.numberOfNights },
    sessionId: context.session.id,
    firstNames: leg.guests.map(({ firstName }) => firstName),
    fullNames: leg.guests.map(fullName),
    ages: agesOf(leg.guests),
    mostGuests: leg.guestQuota.adults + leg.guestQuota.children,
  };
}

/** As many may play as dine (A §9.8). */
function golfInput(context: AddOnsContext): PackageGolfInput {
  const { room, content, stay, mostGuests } = openedAddOn(context);
  return { room, name: content.displayName, sessionId: context.session.id, stay, mostPlayers: mostGuests };
}
