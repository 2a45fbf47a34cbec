import * as v from 'valibot';
import { estateDate } from '../../domain/dates/estate-clock.ts';
import type { Session } from '../../domain/booking/session.ts';
import type { Call } from '../call.ts';
import { orNull, wireObject, type Answer } from '../reader.ts';
import { id, localDate, noAnswer } from '../wire.ts';

/** Where the estate does not say its date, its clock says it: the guest can search from today on. */
const session: Answer<Session> = v.pipe(
  wireObject({ Id: id, BusinessDate: orNull(localDate) }),
  v.transform(({ id: own, businessDate }) => ({
    id: own,
    businessDate: businessDate ?? estateDate(new Date()),
  })),
);

/** Whether the session is alive. A 404 or another refusal means that it is gone. */
export const checkSession: Call<'session', undefined, undefined> = { endpoint: 'session', answer: noAnswer };

export const beginStay: Call<'beginStay', undefined, Session> = { endpoint: 'beginStay', answer: session };

/** The specification does not show its answer. It begins a session as `beginStay` does. */
export const beginGolf: Call<'beginGolf', undefined, Session> = { endpoint: 'beginGolf', answer: session };

/** The specification does not show its answer. It begins a session as `beginStay` does. */
export const beginSpa: Call<'beginSpa', undefined, Session> = { endpoint: 'beginSpa', answer: session };

/** The specification does not show its answer. Nobody waits for it (E-19). */
export const endSession: Call<'endSession', undefined, undefined> = {
  endpoint: 'endSession',
  answer: noAnswer,
};

/** Sent before each navigation of a signed-in guest. Nobody reads its answer. */
export const checkKnownUser: Call<'knownUser', undefined, undefined> = {
  endpoint: 'knownUser',
  answer: noAnswer,
};
