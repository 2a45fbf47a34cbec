import type { Session } from '../../domain/session.ts';
import type { Call } from '../call.ts';
import { id, localDate, noAnswer, wireObject, type Answer } from '../wire.ts';

const session: Answer<Session> = wireObject({ Id: id, BusinessDate: localDate });

/** Whether the session is alive. A 404 or another refusal means that it is gone. */
export const checkSession: Call<'session', undefined, undefined> = { endpoint: 'session', answer: noAnswer };

export const beginStay: Call<'beginStay', undefined, Session> = { endpoint: 'beginStay', answer: session };

/** The specification does not show its answer. It begins a session as `beginStay` does. */
export const beginGolf: Call<'beginGolf', undefined, Session> = { endpoint: 'beginGolf', answer: session };

/** The specification does not show its answer. It begins a session as `beginStay` does. */
export const beginSpa: Call<'beginSpa', undefined, Session> = { endpoint: 'beginSpa', answer: session };
