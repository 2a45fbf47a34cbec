import { enqueueActions, type NonReducibleUnknown } from 'xstate';
import type { BookingContext, BookingEvent, Changes } from './booking.types.ts';
import { newsOf } from './news.rules.ts';

/**
 * An action that changes the context by a rule. It raises what the change means to the regions beside the flow, so that
 * these need not watch the context.
 */
export function change<Params extends NonReducibleUnknown = undefined>(
  rule: (context: BookingContext, params: Params) => Changes,
) {
  return enqueueActions<
    BookingContext,
    BookingEvent,
    Params,
    BookingEvent,
    never,
    never,
    never,
    never,
    never
  >(({ context, enqueue }, params: Params) => {
    const changes = rule(context, params);
    enqueue.assign(changes);
    for (const type of newsOf(context, { ...context, ...changes })) enqueue.raise({ type });
  });
}
