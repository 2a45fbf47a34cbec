import type { AccountRoute } from '../../machines/account/account.types.ts';
import { pageAddress } from '../ui/frame/page-address.ts';
import { isAccountHash } from './account-segments.ts';

const HOME: AccountRoute = { screen: 'stayBookings' };

/**
 * Reads a location hash by the account's routes, with or without the slash; null for a hash of the page. An unknown
 * path leads to the nearest known one, unless a booking shares the page. Never throws.
 */
export function parseAccountHash(hash: string, isShared = false): AccountRoute | null {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?');
  const query = new URLSearchParams(search.join('?'));
  const [first = '', second, third] = path.split('/').filter((segment) => segment !== '');
  const isOurs = isAccountHash(hash) || (!isShared && (path === '' || path.startsWith('/')));
  return isOurs ? routeOf(first, second, third, query) : null;
}

function routeOf(
  first: string,
  second: string | undefined,
  third: string | undefined,
  query: URLSearchParams,
) {
  switch (first) {
    case 'login':
      return { screen: 'login', note: noteOf(query) } as const;
    case 'password-reset':
      return { screen: 'passwordReset' } as const;
    case 'register':
      return { screen: 'register', emailAddress: query.get('email') || null } as const;
    case 'find':
      return { screen: 'findBooking', number: query.get('number') || null } as const;
    case 'bookings':
      return bookingsRoute(second === 'spa' ? 'spa' : 'stay', third);
    case 'details':
      return { screen: 'details' } as const;
    case 'preferences':
      return { screen: 'preferences' } as const;
    case 'account':
      return { screen: second === 'change-password' ? 'changePassword' : 'details' } as const;
    default:
      return HOME;
  }
}

function bookingsRoute(kind: 'stay' | 'spa', id: string | undefined): AccountRoute {
  if (id === undefined) return { screen: `${kind}Bookings` };
  return { screen: kind === 'stay' ? 'bookingDetails' : 'spaBooking', id: decode(id) };
}

function noteOf(query: URLSearchParams) {
  if (query.get('reset') === 'true') return 'passwordReset';
  return query.get('created') === 'true' ? 'accountCreated' : null;
}

/** Malformed escapes stay as they are: they match no booking, which is the right result. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The hash of a route. */
export function accountHash(route: AccountRoute): string {
  switch (route.screen) {
    case 'login':
      if (route.note === 'passwordReset') return '#/login?reset=true';
      return route.note === 'accountCreated' ? '#/login?created=true' : '#/login';
    case 'passwordReset':
      return '#/password-reset';
    case 'register':
      return route.emailAddress === null
        ? '#/register'
        : `#/register?email=${encodeURIComponent(route.emailAddress)}`;
    case 'findBooking':
      return route.number === null ? '#/find' : `#/find?number=${encodeURIComponent(route.number)}`;
    case 'stayBookings':
      return '#/bookings/stay';
    case 'spaBookings':
      return '#/bookings/spa';
    case 'bookingDetails':
      return `#/bookings/stay/${encodeURIComponent(route.id)}`;
    case 'spaBooking':
      return `#/bookings/spa/${encodeURIComponent(route.id)}`;
    case 'details':
      return '#/details';
    case 'preferences':
      return '#/preferences';
    case 'changePassword':
      return '#/account/change-password';
  }
}

/** The full address of a link within the account area: a bare hash would be resolved against the page's <base>. */
export function accountHref(route: AccountRoute): string {
  return pageAddress(window) + accountHash(route);
}
