import { createActor, type InspectionEvent } from 'xstate';
import { bookingMachine, type BookingActor } from '../../machines/booking/booking.machine.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import type { KeptBooking } from '../../src/draft/load-kept.ts';
import { retriedImport } from '../lazy/retried-import.ts';
import type { SessionCode } from './booking-parts.ts';
import { bookingSteps, codeOfSteps } from './booking-steps.ts';
import { idleActor } from './idle-actors.ts';
import { openingPorts } from './opening-ports.ts';
import { prefetchSteps } from './prefetch.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { connectSignIn } from './sign-in.ts';
import type { Vault } from '../ui/vault.ts';
import type { WatchedSession } from './session.ts';

export interface BookingWiring {
  actor: BookingActor;
  vault: Vault;
  /** Settles when the page may be left: the end of a session, if one has ended, has gone out. */
  whenSent: () => Promise<void>;
  /** Ends the actor and everything that hangs on it. */
  stop: () => void;
}

/** Watches a booking for testers (widget/inspector). */
export interface Inspector {
  /** Hears everything that happens in the charts. */
  inspect: (event: InspectionEvent) => void;
  close: () => void;
}

export interface WiringOptions extends ResourceOptions, KeptBooking {
  opening: Pick<BookingInput, 'opening' | 'destination' | 'hint'>;
  /** Null where no identity provider is configured. */
  connectSignIn: typeof connectSignIn | null;
  /** What a booking with a session needs, where one is kept already. */
  sessionCode: SessionCode | null;
  inspect?: Inspector['inspect'];
}

/** Makes the booking's chart meet the real server, identity provider, storage and clock, and starts it. */
export function startBooking({
  opening,
  draft,
  payment,
  connectSignIn,
  sessionCode,
  inspect,
  ...options
}: WiringOptions): BookingWiring {
  const { page, warn } = options;
  const loseSignIn = () => {
    actor.send({ type: 'signIn.lost' });
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
  let session: WatchedSession | null = null;
  /** From the first session on, which a draft has already. */
  const watch = ({ watchSession }: SessionCode) => {
    // Its code may come after the booking has been taken away.
    if (actor.getSnapshot().status === 'active') session ??= watchSession(actor, { ...resources, warn });
  };
  const bringSession = retriedImport(() => import('./session.ts'));
  /** Without a session nothing is the member's but the profile. */
  const leave = () => {
    if (session) session.leave();
    else actor.send({ type: 'signIn.ended', place: null });
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
    input: { ...opening, canLogin: auth !== null, draft, payment },
    ...(inspect ? { inspect } : {}),
  });
  const ends = [
    prefetchSteps(actor, page, (step) => {
      for (const fetched of [bringSession(), code.load(step)]) fetched.catch(() => undefined);
    }),
  ];
  if (sessionCode) watch(sessionCode);
  actor.start();
  if (resources.hasSignInEnded) leave();
  return {
    actor,
    vault,
    whenSent: async () => session?.whenSent(),
    stop: () => {
      for (const end of ends) end();
      session?.stop();
      actor.stop();
      resources.close();
      vault.wipe();
    },
  };
}
