import { chance } from '../../../demo/estate/world/chance.ts';
import { addDays, type LocalDate } from '../../../src/domain/dates.ts';
import { blankSearch, type StaySearch } from '../../../src/domain/occupancy.ts';
import { wholeNumber } from '../../support/command-options.ts';

/** How far a guest goes: leaves after seeing the rooms, leaves after seeing the rates, or books. */
export const WAYS = ['search', 'rates', 'book'] as const;
export type Way = (typeof WAYS)[number];

export const HOUR = 3600;
/**
 * Seconds before the counted hour, longer than a session lives, so that as many sessions end in the hour as
 * begin.
 */
export const BEFORE = 45 * 60;

/** The assumptions about the guests. */
export interface Mix {
  guestsAnHour: number;
  /** Per cent of the guests. */
  shares: Readonly<Record<Way, number>>;
  /** Per cent of the guests whose browser has the widget's files from an earlier visit. */
  returning: number;
  seed: number;
}

export interface PlannedGuest {
  number: number;
  /** When the page opens, in seconds. */
  at: number;
  way: Way;
  search: StaySearch;
}

/** Reads GUESTS, MIX such as '70,20,10', RETURNING and SEED. Throws an error that says what is wrong. */
export function readMix(given: Readonly<Record<string, string | undefined>>): Mix {
  const { GUESTS = '1000', MIX = '70,20,10', RETURNING = '30', SEED = '1' } = given;
  const [search = Number.NaN, rates = Number.NaN, book = Number.NaN, ...more] = MIX.split(',').map(Number);
  if (more.length > 0 || search + rates + book !== 100 || Math.min(search, rates, book) < 0)
    throw new Error(`MIX is three shares that make 100, as 70,20,10, not ${MIX}`);
  const returning = wholeNumber('RETURNING', RETURNING, 0);
  if (returning > 100) throw new Error(`RETURNING is a number to 100, not ${RETURNING}`);
  return {
    guestsAnHour: wholeNumber('GUESTS', GUESTS),
    shares: { search, rates, book },
    returning,
    seed: wholeNumber('SEED', SEED, 0),
  };
}

/**
 * Guests at random times: those before the hour, then exactly those of the hour. Each hundred has the given
 * shares.
 */
export function planGuests({ guestsAnHour, shares, seed }: Mix, today: LocalDate): PlannedGuest[] {
  const before = Math.round((guestsAnHour * BEFORE) / HOUR);
  return Array.from({ length: before + guestsAnHour }, (_, number) => {
    const draw = (what: string) => chance(seed, `${what} ${number}`);
    const at = number < before ? draw('at') * BEFORE : BEFORE + draw('at') * HOUR;
    return {
      number,
      at,
      way: wayOf(number, shares),
      search: {
        ...blankSearch(today),
        arrivalDate: addDays(today, 28 + Math.floor(draw('arrival') * 330)),
        numberOfNights: 1 + Math.floor(draw('nights') * 3),
      },
    };
  });
}

function wayOf(number: number, { search, rates }: Mix['shares']): Way {
  // In every hundred, each place occurs once.
  const place = (number * 37) % 100;
  if (place < search) return 'search';
  return place < search + rates ? 'rates' : 'book';
}
