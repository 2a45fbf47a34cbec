import { createActor, type ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { idleMachine, type IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import type { Port } from '../../machines/shared/port.ts';
import { createClient } from '../../src/api/client.ts';
import { isEndpointName } from '../../src/api/endpoints.ts';
import { createAuth } from '../../src/auth/auth.ts';
import { loadDraft } from '../../src/draft/draft.ts';
import type { ElementAttributes, ElementSettings } from '../element/settings.ts';
import { bookingSteps } from './booking-steps.ts';
import { activityActor, deadlineActor } from './idle-actors.ts';
import { keepDraft } from './keep-draft.ts';
import { tellKnownUser } from './known-user.ts';
import { createPorts } from './ports.ts';
import { Vault } from './vault.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

export interface BookingWiring {
  actor: BookingActor;
  vault: Vault;
  /** Ends the actor and everything that hangs on it. */
  stop: () => void;
}

export interface WiringOptions {
  page: Window;
  attributes: ElementAttributes;
  settings: ElementSettings;
  opening: Pick<BookingInput, 'opening' | 'wanted' | 'hint'>;
}

/** Makes the booking's chart meet the real server, identity provider, storage and clock, and starts it. */
export function startBooking({ page, attributes, settings, opening }: WiringOptions): BookingWiring {
  const vault = new Vault();
  const auth =
    attributes.identity && createAuth(attributes.identity, page.sessionStorage, page.navigator.locks ?? null);
  const client = createClient({
    bases: { host: attributes.host, site: attributes.site },
    overrides: Object.fromEntries(
      Object.entries(settings.endpoints).filter(([name]) => isEndpointName(name)),
    ),
    getToken: () => auth?.token() ?? null,
    refresh: async () => {
      const renewed = (await auth?.refresh()) ?? false;
      if (!renewed && auth?.token() === null) actor.send({ type: 'signIn.lost' });
      return renewed;
    },
  });
  const ports = createPorts({ client, auth, vault });
  const idle = idleMachine.provide({
    actors: { keepAlive: ports.keepAlive, deadline: deadlineActor(page), activity: activityActor(page) },
  });
  const machine = bookingMachine.provide({
    actors: {
      ...ports,
      ...bookingSteps(ports),
      idle: idle as unknown as Port<IdleOutput, { sessionId: string }>,
    },
  });
  const actor = createActor(machine, {
    input: { ...opening, canLogin: auth !== null, draft: loadDraft(page.sessionStorage) },
  });
  const ends = [keepDraft(actor, page.sessionStorage), tellKnownUser(actor, client)];
  actor.start();
  return {
    actor,
    vault,
    stop: () => {
      for (const end of ends) end();
      actor.stop();
      vault.wipe();
    },
  };
}
