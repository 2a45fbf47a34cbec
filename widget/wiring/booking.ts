import { lazy, type ComponentType } from 'react';
import { createActor, type InspectionEvent } from 'xstate';
import { bookingMachine, type BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import { retriedImport } from '../lazy/retried-import.ts';
import type { BookingParts } from './booking-parts.ts';
import { bookingSteps, codeOfSteps } from './booking-steps.ts';
import { idleActor } from './idle-actors.ts';
import { openingPorts } from './opening-ports.ts';
import { prefetchSteps } from './prefetch.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { SessionViewProps } from '../booking/SessionView.tsx';
import type { Vault } from '../ui/controls/vault.ts';
import type * as Session from './session.ts';
import { waitForScreen } from './wait-for-screen.ts';

export interface BookingWiring {
  actor: BookingActor;
  vault: Vault;
  /** A view that the first screen does not need. */
  SessionView: ComponentType<SessionViewProps>;
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

export interface WiringOptions extends ResourceOptions, Omit<BookingParts, 'createOverlay' | 'readOpening'> {
  opening: Pick<BookingInput, 'opening' | 'destination' | 'hint'>;
  inspect?: Inspector['inspect'];
}

/** Connects the booking's chart to the real server, identity provider, storage and clock, and starts it. */
export function startBooking(wiring: WiringOptions): BookingWiring {
  const { opening, draft, payment, isPaymentUnreadable, connectSignIn, sessionCode, inspect, ...options } =
    wiring;
  const { page, warn } = options;
  const loseSignIn = () => {
    actor.send({ type: 'signIn.expired' });
    // Only its member may change a booking (F-13). All else goes on without the login.
    if (selectIsAmending(actor.getSnapshot())) leave();
  };
  const resources = createResources(
    options,
    {
      onSignInLost: loseSignIn,
      onSignInEnded: () => {
        leave();
      },
    },
    connectSignIn,
  );
  const { auth, vault } = resources;
  let session: Session.WatchedSession | null = null;
  let show = (code: typeof Session) => code;
  const shown = new Promise<{ default: BookingWiring['SessionView'] }>((resolve) => {
    show = (code) => {
      resolve({ default: code.SessionView });
      return code;
    };
  });
  const bringSession = retriedImport(async () => show(await import('./session.ts')));
  /** Watches the booking from its first session on. A booking with a draft has a session at once. */
  const watch = ({ watchSession }: typeof Session) => {
    // The booking may have been removed before this code came.
    if (actor.getSnapshot().status === 'active')
      session ??= watchSession(actor, { ...resources, page, warn });
  };
  /** Tells the booking that its member has logged out. Without a session only the profile belongs to the member. */
  const leave = () => {
    if (session) session.leave();
    else actor.send({ type: 'member.loggedOut', place: null });
  };
  const ports = openingPorts(resources, async () => {
    watch(await bringSession());
  });
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
      ...{ ...opening, draft, payment, isPaymentUnreadable },
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
  if (sessionCode) watch(show(sessionCode));
  actor.start();
  // Lost code is loaded again when a session begins.
  waitForScreen(actor)
    .then(bringSession)
    .catch(() => undefined);
  if (resources.hasSignInEnded) leave();
  return {
    actor,
    vault,
    SessionView: lazy(() => shown),
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
