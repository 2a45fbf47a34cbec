import { createActor, type InspectionEvent } from 'xstate';
import { bookingMachine, type BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import { hasKept } from '../../src/draft/kept-keys.ts';
import { loadKept } from '../../src/draft/load-kept.ts';
import { bookingSteps, codeOfSteps } from './booking-steps.ts';
import { idleActor } from './idle-actors.ts';
import { openingPorts } from './opening-ports.ts';
import { prefetchSteps } from './prefetch.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { Vault } from '../ui/controls/vault.ts';
import { watchSession, type WatchedSession } from './session.ts';

export interface BookingWiring {
  actor: BookingActor;
  vault: Vault;
  /** Settles when the end of a session is answered or has failed; at once where none has ended. */
  whenEnded: () => Promise<unknown>;
  /** Ends the actor and all that depends on it. */
  stop: () => void;
}

/** Watches a booking for testers (widget/inspector). */
export interface Inspector {
  /** Hears everything that happens in the charts. */
  inspect: (event: InspectionEvent) => void;
  close: () => void;
}

export interface WiringOptions extends ResourceOptions {
  opening: Pick<BookingInput, 'opening' | 'destination' | 'hint'>;
  inspect?: Inspector['inspect'];
}

/** Connects the booking's chart to the real server, identity provider, storage and clock, and starts it. */
export function startBooking(wiring: WiringOptions): BookingWiring {
  const { opening, inspect, ...options } = wiring;
  const { page, warn } = options;
  const loseSignIn = () => {
    actor.send({ type: 'signIn.expired' });
    // Only its member may change a booking (F-13). All else goes on without the login.
    if (selectIsAmending(actor.getSnapshot())) leave();
  };
  const resources = createResources(options, {
    onSignInLost: loseSignIn,
    onSignInEnded: () => {
      leave();
    },
  });
  const { auth, vault, storage } = resources;
  const isKept = hasKept(storage);
  let session: WatchedSession | null = null;
  /** Watches the booking from its first session on. A booking with a draft has a session at once. */
  const watch = () => {
    // The booking may have been removed while a session was asked for.
    if (actor.getSnapshot().status === 'active')
      session ??= watchSession(actor, { ...resources, page, warn });
  };
  /** Tells the booking that its member has logged out. Without a session only the profile belongs to the member. */
  const leave = () => {
    if (session) session.leave();
    else actor.send({ type: 'member.loggedOut', place: null });
  };
  const ports = openingPorts(resources, watch);
  const code = codeOfSteps(resources);
  const machine = bookingMachine.provide({
    actors: {
      ...ports,
      ...bookingSteps(code),
      idle: idleActor(page, ports.keepAlive),
    },
  });
  const actor = createActor(machine, {
    input: {
      ...opening,
      ...loadKept(storage),
      canLogin: auth !== null,
      isShort: options.attributes.isShort,
      asksLeadOnly: options.attributes.asksLeadOnly,
      country: options.attributes.country,
    },
    ...(inspect ? { inspect } : {}),
  });
  const stopPrefetch = prefetchSteps(actor, page, (step) => {
    code.load(step).catch(() => undefined);
  });
  if (isKept) watch();
  actor.start();
  if (resources.hasSignInEnded) leave();
  return {
    actor,
    vault,
    whenEnded: async () => session?.whenEnded(),
    stop: () => {
      stopPrefetch();
      session?.stop();
      actor.stop();
      resources.close();
      vault.wipe();
    },
  };
}
