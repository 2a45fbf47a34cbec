import { lazy, type ComponentType } from 'react';
import { createActor, type InspectionEvent } from 'xstate';
import { bookingMachine, type BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectIsAmending } from '../../machines/booking/booking.selectors.ts';
import { hasAnswer } from '../../src/browser/login-return.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import type { KeptBooking } from '../../src/draft/load-kept.ts';
import type { SessionViewProps } from '../booking/SessionView.tsx';
import { bookingSteps, codeOfSteps } from './booking-steps.ts';
import { idleActor } from './idle-actors.ts';
import { openingPorts } from './opening-ports.ts';
import { prefetchSteps } from './prefetch.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { Vault } from '../ui/controls/vault.ts';
import { retriedImport } from '../lazy/retried-import.ts';
import type * as Session from './session.ts';

export interface BookingWiring {
  actor: BookingActor;
  /** Suspends until the session's code has come. */
  SessionView: ComponentType<SessionViewProps>;
  vault: Vault;
  /** The session's code, once it has come. Never rejects. */
  whenCome: Promise<typeof Session>;
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
  /** The session's code, without which nothing that the tab has kept is read; null where it has not come yet. */
  sessionCode: typeof Session | null;
  opening: Pick<BookingInput, 'opening' | 'destination' | 'hint'>;
  inspect?: Inspector['inspect'];
}

const NOTHING_KEPT: KeptBooking = { draft: null, payment: null, isPaymentUnreadable: false };

/** Whether the tab has kept something of a site's bookings, so that the session's code is needed at once. */
export function keepsBooking(page: Window, site: string): boolean {
  return hasKept(keptBySite(page, site));
}

/** Connects the booking's chart to the real server, identity provider, storage and clock, and starts it. */
export function startBooking(wiring: WiringOptions): BookingWiring {
  const { opening, sessionCode, inspect, ...options } = wiring;
  const { page, warn } = options;
  const loseSignIn = () => {
    actor.send({ type: 'signIn.expired' });
    // Only its member may change a booking (F-13). All else goes on without the login.
    if (selectIsAmending(actor.getSnapshot())) leave();
  };
  let tellCome: (code: typeof Session) => void;
  const whenCome = new Promise<typeof Session>((resolve) => {
    tellCome = resolve;
    if (sessionCode) resolve(sessionCode);
  });
  const bringSession = retriedImport(async () => {
    const code = sessionCode ?? (await import('./session.ts'));
    tellCome(code);
    return code;
  });
  const resources = createResources(
    options,
    {
      onSignInLost: loseSignIn,
      onSignInEnded: () => {
        leave();
      },
    },
    bringSession,
  );
  const { auth, vault, storage } = resources;
  let session: Session.WatchedSession | null = null;
  /** Watches the booking from its first session on. */
  const watch = ({ watchSession }: typeof Session) => {
    // The booking may have been removed while a session was asked for.
    if (actor.getSnapshot().status === 'active')
      session ??= watchSession(actor, { ...resources, page, warn });
  };
  /** Tells the booking that its member has logged out. Without a session only the profile belongs to the member. */
  const leave = () => {
    if (session) session.leave();
    else actor.send({ type: 'member.loggedOut', place: null });
  };
  const ports = openingPorts(resources, bringSession, watch);
  const code = codeOfSteps(resources, bringSession);
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
      ...(sessionCode ? sessionCode.loadKept(storage) : NOTHING_KEPT),
      canLogin: auth !== null,
      isReturning: hasAnswer(page) && Boolean(auth?.atProvider),
      isShort: options.attributes.isShort,
      asksLeadOnly: options.attributes.asksLeadOnly,
      country: options.attributes.country,
    },
    ...(inspect ? { inspect } : {}),
  });
  const stopPrefetch = prefetchSteps(actor, page, (step) => {
    code.load(step).catch(() => undefined);
  });
  // A booking with a draft has a session at once.
  if (sessionCode && hasKept(storage)) watch(sessionCode);
  actor.start();
  if (resources.hasSignInEnded) leave();
  return {
    actor,
    vault,
    SessionView: lazy(async () => ({ default: (await whenCome).SessionView })),
    whenCome,
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
