import { fromPromise } from 'xstate';
import type { bookingsPorts } from '../../machines/account/shared/ports.ts';
import type { CodeAnswer, CodeSending } from '../../machines/account/cancel-room/cancel-room.types.ts';
import type { FindResult, TooOften } from '../../machines/account/find-booking/find-booking.types.ts';
import { loadSpaBooking, loadSpaBookings, sendSpaEmail } from '../../src/api/spa/bookings.ts';
import { CallError } from '../../src/api/failure.ts';
import {
  cancelByCode,
  cancelStay,
  findStay,
  loadStayBookings,
  sendCancellationCode,
} from '../../src/api/stay/bookings.ts';
import { estateDateTime } from '../../src/domain/dates/estate-clock.ts';
import { changeOf, isMadeIn } from '../../src/domain/booking/sent-write.ts';
import { tryAgainFrom } from '../../src/domain/booking/try-again.ts';
import { loadChanges } from './kept-changes.ts';
import { secretOf } from './secret-ports.ts';
import type { PortResources } from './port-resources.ts';
import type { Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { ownStay } from '../../src/api/stay/own-stay.ts';
import type { StayBooking } from '../../src/domain/account/stay-bookings.ts';

/** The member's bookings. */
export function bookingsPortsOf({
  client,
  storage,
  vault,
}: Pick<PortResources, 'client' | 'storage' | 'vault'>): typeof bookingsPorts {
  return {
    loadStayBookings: fromPromise(({ signal }) => client.call(loadStayBookings, { signal })),
    loadStayBooking: fromPromise(async ({ input, signal }) => {
      const booking = await loadOwnStay(client, input, signal);
      return { booking, at: estateDateTime(new Date()) };
    }),
    findBooking: fromPromise(({ input, signal }) =>
      client
        .call(findStay, { body: input, signal })
        .then((booking): FindResult => ({ type: 'found', stay: { booking, at: estateDateTime(new Date()) } }))
        .catch(answering<FindResult>({ 404: () => ({ type: 'none' }), 429: tooOften })),
    ),
    sendCancellationCode: fromPromise(({ input }) =>
      client
        .call(sendCancellationCode, { body: input })
        .then((): CodeSending => ({ type: 'sent' }))
        .catch(answering<CodeSending>({ 429: tooOften })),
    ),
    cancelByCode: fromPromise(async ({ input }) =>
      client
        .call(cancelByCode, { body: { ...input, code: secretOf(vault, 'code') } })
        .then((): CodeAnswer => ({ type: 'taken' }))
        .catch(answering<CodeAnswer>({ 400: () => ({ type: 'wrong' }), 410: () => ({ type: 'expired' }) })),
    ),
    cancelStay: fromPromise(({ input: { confirmationNumber, legs } }) =>
      client.call(cancelStay, { body: { confirmationNumber, ...(legs === null ? {} : { legs }) } }),
    ),
    askChange: fromPromise(async ({ input: { write }, signal }) => {
      const change = changeOf(write);
      const { confirmationNumber } = change;
      const booking =
        'emailAddress' in change
          ? await client.call(findStay, {
              body: { confirmationNumber, emailAddress: change.emailAddress },
              signal,
            })
          : await loadOwnStay(client, { confirmationNumber }, signal);
      if (isMadeIn(booking, change)) return { type: 'made' };
      return { type: 'notMade', at: performance.now(), when: Date.now() };
    }),
    recallChange: fromPromise(({ input: { confirmationNumber } }) =>
      Promise.resolve(
        loadChanges(storage).find((sent) => sent.confirmationNumber === confirmationNumber) ?? null,
      ),
    ),
    recallLastChange: fromPromise(() =>
      Promise.resolve(loadChanges(storage).findLast((sent) => !('byCode' in sent))?.kind ?? null),
    ),
    loadSpaBookings: fromPromise(({ signal }) => client.call(loadSpaBookings, { signal })),
    loadSpaBooking: fromPromise(({ input, signal }) =>
      client.call(loadSpaBooking, { params: input, signal }),
    ),
    sendSpaConfirmation: fromPromise(({ input: { confirmationNumber, emailAddress } }) =>
      client.call(sendSpaEmail, { body: { confirmation: confirmationNumber, emailAddress } }),
    ),
  };
}

/** Takes a refusal with one of these statuses for an answer. Rejects any other failure. */
function answering<Result>(answers: Readonly<Record<number, (retryAfter: string) => Result>>) {
  return (error: unknown): Result => {
    if (!(error instanceof CallError) || error.failure.kind !== 'http') throw error;
    const answer = answers[error.failure.status];
    if (answer === undefined) throw error;
    return answer(error.failure.retryAfter ?? '');
  };
}

/** There were too many tries (D-498). */
function tooOften(retryAfter: string): TooOften {
  return { type: 'tooOften', from: tryAgainFrom(retryAfter, new Date()) };
}

const loadOwn: Call<'stayBooking', undefined, StayBooking | null> = {
  endpoint: 'stayBooking',
  answer: ownStay,
};

/** The stay of the member who asks. Somebody else's is not found, like an unknown one (F-13). Rejects with CallError. */
async function loadOwnStay(
  client: Client,
  params: { confirmationNumber: string },
  signal: AbortSignal,
): Promise<StayBooking> {
  const booking = await client.call(loadOwn, { params, signal });
  if (booking) return booking;
  throw new CallError({ kind: 'http', endpoint: 'stayBooking', status: 404, message: '' });
}
