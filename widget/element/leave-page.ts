import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { selectIsLeft } from '../../machines/booking/booking.selectors.ts';
import type { Links } from '../ui/links.ts';
import { safeHref } from '../ui/safe-href.ts';

/** Where a legacy member registers in update mode (B §4). */
export function registerUrl(link: string, emailAddress: string): string {
  const separator = /\?[^#]*$/.test(link) ? '&' : '?';
  return `${link}${separator}email=${encodeURIComponent(emailAddress)}`;
}

/** How long a page that is left waits for an estate that does not answer: it forgets a session in time. Milliseconds. */
const LONGEST_WAIT_MS = 1000;

const START: Destination = { place: { step: 'start', leg: 1 }, sessionId: null, notice: null };

/**
 * Leads to other pages when the booking says so. Where the host has no such page, where the booking lies over the page
 * and only closes, and where the browser brings back a page that was left, the booking begins anew. `whenEnded` settles
 * when the estate has heard of the session's end. Returns what stops it, together with the actor's own end.
 */
export function leavePage(
  actor: BookingActor,
  page: Window,
  { home, register }: Links,
  whenEnded: () => Promise<unknown>,
  close: (() => void) | null = null,
): () => void {
  const beginAnew = () => {
    actor.send({ type: 'navigated', destination: START });
  };
  const comeBack = () => {
    if (selectIsLeft(actor.getSnapshot())) beginAnew();
  };
  const leaveFor = async (href: string) => {
    // The session is ended by what hears of this after us.
    await Promise.resolve();
    // A call that is under way when the page is left may be lost, in Firefox even one that is to outlive it (E-19).
    await Promise.race([whenEnded(), new Promise((resolve) => page.setTimeout(resolve, LONGEST_WAIT_MS))]);
    // A guest who has gone on meanwhile is not taken away.
    if (selectIsLeft(actor.getSnapshot())) page.location.assign(href);
  };
  actor.on('left', () => {
    const href = safeHref(home);
    close?.();
    if (close || href === null) beginAnew();
    else void leaveFor(href);
  });
  actor.on('registration.needed', ({ emailAddress }) => {
    const href = safeHref(register);
    if (href !== null) page.location.assign(registerUrl(href, emailAddress));
  });
  page.addEventListener('pageshow', comeBack);
  return () => {
    page.removeEventListener('pageshow', comeBack);
  };
}
