import { isAccountHash } from './account-segments.ts';
import { factsOf, STEPS, type Place } from '../../src/domain/booking/steps.ts';
import type { StartNotice } from '../../machines/steps/start/start.machine.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';

/** A parsed hash of the booking. `destination` is null where it names no screen. */
export interface Route {
  destination: Destination | null;
  query: URLSearchParams;
}

/**
 * Reads a location hash by the booking's routes; null for a hash of the page, or of an account area on the same page.
 * Never throws.
 */
export function parseHash(hash: string, isShared = false): Route | null {
  if (hash !== '' && hash !== '#' && !hash.startsWith('#/')) return null;
  if (isShared && isAccountHash(hash)) return null;
  const [path = '', ...search] = hash.slice(1).split('?');
  const query = new URLSearchParams(search.join('?'));
  const segments = path.split('/').filter((segment) => segment !== '');
  return { destination: destinationFrom(segments, query), query };
}

function destinationFrom(segments: string[], query: URLSearchParams): Destination | null {
  const [first, second, ...rest] = segments;
  if (first === undefined || (first === 'stay' && second === undefined)) {
    return destinationAt({ step: 'start', leg: 1 }, null, noticeOf(query));
  }
  if (first === 'stay' && second === 'search' && rest.length === 0)
    return destinationAt({ step: 'search', leg: 1 }, null);
  if (second !== 'stay') return null;
  const place = placeBy(rest);
  return place && destinationAt(place, decode(first));
}

function placeBy([tail, leg, ...more]: string[]): Place | null {
  const step = STEPS.find((one) => factsOf(one).route?.replace('/', '') === tail);
  if (tail === undefined || !step || more.length > 0) return null;
  if (!factsOf(step).isPerRoom) return leg === undefined ? { step, leg: 1 } : null;
  return /^[1-9]\d?$/.test(leg ?? '') ? { step, leg: Number(leg) } : null;
}

function destinationAt(place: Place, sessionId: string | null, notice: StartNotice = null): Destination {
  return { place, sessionId, notice };
}

function noticeOf(query: URLSearchParams): StartNotice {
  if (query.has('hasExpired')) return 'expired';
  return query.has('hasError') ? 'error' : null;
}

/** Malformed escapes stay as they are: they match no session, which is the right result. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The hash of a place. */
export function hashOf(place: Place, sessionId: string | null, notice: StartNotice): string {
  if (place.step === 'start') {
    return notice === null ? '#/' : notice === 'expired' ? '#/?hasExpired=true' : '#/?hasError=true';
  }
  const { route, isPerRoom } = factsOf(place.step);
  if (route === null || sessionId === null) return '#/stay/search/';
  const base = `#/${encodeURIComponent(sessionId)}/stay/${route}`;
  return isPerRoom ? `${base}/${place.leg}` : base;
}
