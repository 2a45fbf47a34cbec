import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate';
import { bookingChart } from '../../machines/booking/booking.chart.ts';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import type { BookingInput } from '../../machines/booking/booking.types.ts';
import type { Port } from '../../machines/shared/port.ts';
import type { Kept } from '../../src/draft/load-kept.ts';
import { bookingSteps, stepCode } from './booking-steps.ts';
import { bringUnderWay, lateLogic, underWayCode } from './late-under-way.ts';
import { createMemberLeaving } from './member-leaving.ts';
import { openingPorts } from './opening-ports.ts';
import { prefetchSteps } from './prefetch.ts';
import { createResources, type ResourceOptions } from './resources.ts';
import type { connectSignIn } from './sign-in.ts';
import type { Vault } from './vault.ts';

export type BookingActor = ActorRefFrom<typeof bookingChart>;

export interface BookingWiring {
  actor: BookingActor;
  vault: Vault;
  /** Ends the actor and everything that hangs on it. */
  stop: () => void;
}

export interface WiringOptions extends ResourceOptions, Kept {
  opening: Pick<BookingInput, 'opening' | 'wanted' | 'hint'>;
  /** Null where no identity provider is configured. */
  connectSignIn: typeof connectSignIn | null;
  /** Hears everything that happens in the charts, for testers. */
  inspect?: (event: InspectionEvent) => void;
}

/** Makes the booking's chart meet the real server, identity provider, storage and clock, and starts it. */
export function startBooking({
  opening,
  draft,
  payment,
  connectSignIn,
  inspect,
  ...options
}: WiringOptions): BookingWiring {
  const { page } = options;
  const loseSignIn = () => {
    actor.send({ type: 'signIn.lost' });
  };
  const resources = createResources(
    options,
    {
      onSignInLost: loseSignIn,
      onSignInEnded: () => {
        member.leave();
      },
    },
    connectSignIn,
  );
  const { auth, vault } = resources;
  let endSession: (() => void) | null = null;
  /** From the first session on, which a draft has already. */
  const watch = () => {
    endSession ??=
      underWayCode()?.watchSession(actor, { ...resources, hasMemberLeft: member.isPending }) ?? null;
  };
  const ports = openingPorts(resources, watch);
  const code = stepCode(resources);
  const machine = bookingChart.provide({
    actors: {
      ...ports,
      ...bookingSteps(code),
      idle: lateLogic<Port<IdleOutput, { sessionId: string }>>(({ watchIdle }) =>
        watchIdle(page, ports.keepAlive),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { ...opening, canLogin: auth !== null, draft, payment },
    ...(inspect ? { inspect } : {}),
  });
  const member = createMemberLeaving(actor);
  const ends = [
    member.stop,
    prefetchSteps(actor, page, (step) => {
      for (const fetched of [bringUnderWay(), code.load(step)]) fetched.catch(() => undefined);
    }),
  ];
  if (draft ?? payment) watch();
  actor.start();
  if (resources.hasSignInEnded) member.leave();
  return {
    actor,
    vault,
    stop: () => {
      for (const end of ends) end();
      endSession?.();
      actor.stop();
      resources.close();
      vault.wipe();
    },
  };
}
