import { Refusal } from '../refusal.ts';
import type { BookingSession, SessionKind, State } from './state.ts';

/** Milliseconds after which an unused session ends and its holds are free again. */
const SESSION_IDLE_MS = 30 * 60 * 1000;

/** Begins a session that holds nothing. */
export function beginSession(state: State, kind: SessionKind): BookingSession {
  const session: BookingSession = {
    id: crypto.randomUUID(),
    kind,
    lastUsedAt: state.now(),
    holds: [],
    stayVouchers: [],
    staged: null,
    framePayment: null,
    isCompleted: false,
    takesLevies: false,
  };
  state.sessions.set(session.id, session);
  return session;
}

/** The live session of an id; this use keeps it alive. Throws 404 when it has ended, timed out or never existed. */
export function useSession(state: State, id: string): BookingSession {
  const session = liveSessions(state).find((one) => one.id === id);
  if (!session) throw new Refusal(404, 'This booking session has ended.');
  session.lastUsedAt = state.now();
  return session;
}

/** Gives back everything that the session holds. The session lives on (A §2.4: ignore, then a new search). */
export function ignoreSession(session: BookingSession): void {
  if (session.isCompleted) return;
  session.holds = [];
  session.staged = null;
  session.framePayment = null;
}

/** Ends a session for good. Ending one that is gone is no error. */
export function endSession(state: State, id: string): void {
  state.sessions.delete(id);
}

/** All live sessions. Forgets those that were idle for too long. */
export function liveSessions(state: State): BookingSession[] {
  const oldest = state.now() - SESSION_IDLE_MS;
  for (const session of state.sessions.values()) {
    if (session.lastUsedAt < oldest) state.sessions.delete(session.id);
  }
  return [...state.sessions.values()];
}

/** A session in the server's form (A §3.1). */
export function sessionAnswer(state: State, session: BookingSession) {
  return { Id: session.id, BusinessDate: state.world.today };
}
