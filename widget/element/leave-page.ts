import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { selectIsLeft } from '../../machines/booking/booking.selectors.ts';
import type { Links } from '../ui/media/links.ts';
import { safeHref } from '../ui/media/safe-href.ts';

/** The address at which a legacy member registers in update mode. */
export function registerUrl(link: string, emailAddress: string): string {
  const separator = /\?[^#]*$/.test(link) ? '&' : '?';
  return `${link}${separator}email=${encodeURIComponent(emailAddress)}`;
}

/** Milliseconds that a page waits for the estate before it is left. An unanswered session expires by itself. */
const LONGEST_WAIT_MS = 1000;

const START: Destination = { place: { step: 'start', leg: 1 }, sessionId: null, notice: null };

/**
 * Opens the host's home page when the guest leaves the booking, and its registration page when the guest must register.
 * A left booking begins anew where the host has no home page, where an overlay only closes, and where the browser
 * restores a page that was left. `whenEnded` settles when the estate has answered the end of the session. The returned
 * function removes the listener that outlives the actor.
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
    // Another listener ends the session, after this one.
    await Promise.resolve();
    // Waits, because a call may be lost when the page is left: in Firefox even one with `keepalive`.
    await Promise.race([whenEnded(), new Promise((resolve) => page.setTimeout(resolve, LONGEST_WAIT_MS))]);
    // Stays where the guest has gone on meanwhile.
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
