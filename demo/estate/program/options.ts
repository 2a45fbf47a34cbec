import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { SCENARIOS, scenarioNames } from '../scenarios.ts';

const DEFAULT_PORT = '5180';
/** The address of the demo, and of Vite for a site in development. */
const DEFAULT_SITE = 'http://localhost:5173';

export interface EstateProgramOptions {
  port: number;
  host: string | undefined;
  /** Origin of the pages that may call the estate. */
  site: string;
  /** Scenarios that are always on, for example 'slow,frame'. */
  scenario: string;
  /** 'YYYY-MM-DD', and a whole number; undefined where not given. */
  today: string | undefined;
  seed: number | undefined;
  worldFile: string | null;
  stateFile: string | null;
}

const HELP = `The simulated estate: a hotel's server to test a site or a backend against.

  npx staychart-estate [options]

  --port N          the port to listen on, ${DEFAULT_PORT} when not given; 0 takes a free one
  --host ADDRESS    the address to listen on; this machine only when not given
  --site ORIGIN     whose pages may call it, ${DEFAULT_SITE} when not given
  --scenario NAMES  what goes otherwise than usual in every call, as slow,frame
  --today DATE      the hotel's day, as 2027-03-01; today when not given
  --seed N          another seed gives other prices and free rooms
  --world FILE      rooms, members and vouchers of your own, as JSON
  --state FILE      keep bookings, accounts and sessions in this SQLite file over a restart
  --help            this text

It also answers for the site's own calls, below /cms/, and is an identity provider, below /idp.
Below /__estate/ it shows what it was sent, and takes faults, scenarios, a clock and a reset.
All of it is in docs/estate.md.`;

const TEXTS = {
  port: { type: 'string', default: DEFAULT_PORT },
  host: { type: 'string' },
  site: { type: 'string', default: DEFAULT_SITE },
  scenario: { type: 'string', default: '' },
  today: { type: 'string' },
  seed: { type: 'string' },
  world: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const numbers = (least: number, most: number, name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `--${name} is a number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const file = (name: string) => v.optional(v.pipe(v.string(), v.nonEmpty(`--${name} is the name of a file`)));

const values = v.object({
  port: numbers(0, 65535, 'port'),
  host: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, '--host is an address of this machine'))),
  site: v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      `--site is an origin, as ${DEFAULT_SITE}`,
    ),
  ),
  scenario: v.pipe(
    v.string(),
    v.check(
      (list) => list === '' || scenarioNames(list).length === list.split(',').length,
      `--scenario is one or more of ${Object.keys(SCENARIOS).join(', ')}`,
    ),
  ),
  today: v.optional(v.pipe(v.string(), v.isoDate('--today is a date, as 2027-03-01'))),
  seed: v.optional(numbers(0, 999_999_999, 'seed')),
  world: file('world'),
  state: file('state'),
});

/** The arguments of the estate's program, or its help text for `--help`. Throws one line that says what is wrong. */
export function readEstateOptions(args: string[]): EstateProgramOptions | string {
  const parsed = parseArgs({ args, options: TEXTS }).values;
  if (parsed.help) return HELP;
  const found = v.safeParse(values, parsed, { abortEarly: true });
  if (!found.success) throw new Error(found.issues[0].message);
  const { port, host, site, scenario, today, seed, world, state } = found.output;
  return { port, host, site, scenario, today, seed, worldFile: world ?? null, stateFile: state ?? null };
}
