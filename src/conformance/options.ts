import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Bases } from '../api/addresses.ts';
import { DEFAULT_SCOPE } from '../domain/account/default-scope.ts';
import type { MemberOptions } from './identity.ts';

const HELP = `Looks at an estate from outside, call by call, as the widget would.

  npx staychart-conformance --host ADDRESS --cms ADDRESS [options]

  --host ADDRESS       base of the estate's calls, as https://api.estate.example
  --cms ADDRESS        base of the site's own calls, as https://www.estate.example/cms
  --site ORIGIN        origin of the page that would call; that of --cms when not given
  --authority ADDRESS  the identity provider
  --client-id ID       its public client
  --scope SCOPES       what is asked of it
  --member EMAIL       who logs in; the password is taken from STAYCHART_PASSWORD, or the first line of stdin
  --second-member EMAIL  another member, who has to be kept out; the password is taken from
                       STAYCHART_SECOND_PASSWORD, or the second line of stdin; needs --member
  --write              makes one booking and cancels it again; needs --member. It is paid with the card in
                       STAYCHART_CARD, or with 4242 4242 4242 4242: use a system that takes test cards
  --json FILE          writes the report for programs, too
  --help               this text

Exit code 0: all held. 1: something did not. 2: it could not be run, or was stopped. More in docs/conformance.md.`;

const TEXTS = {
  host: { type: 'string' },
  cms: { type: 'string' },
  site: { type: 'string' },
  authority: { type: 'string' },
  'client-id': { type: 'string' },
  scope: { type: 'string', default: DEFAULT_SCOPE },
  member: { type: 'string' },
  'second-member': { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

type LoginOptions = Omit<MemberOptions, 'password'>;

export interface CommandOptions {
  bases: Bases;
  site: string;
  /** Who logs in, without the password. */
  member: LoginOptions | null;
  secondMember: LoginOptions | null;
  isWriting: boolean;
  jsonFile: string | null;
}

const address = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text) && isBase(new URL(text)),
      `--${name} is an address without query or login, as ${example}`,
    ),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

const values = v.object({
  host: address('host', 'https://api.estate.example'),
  cms: address('cms', 'https://www.estate.example/cms'),
  site: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).origin === text,
        '--site is an origin, as https://www.estate.example',
      ),
    ),
  ),
  authority: v.optional(address('authority', 'https://login.estate.example')),
  'client-id': v.optional(v.pipe(v.string(), v.nonEmpty('--client-id is empty'))),
  scope: v.string(),
  member: v.optional(v.pipe(v.string(), v.rfcEmail('--member is an e-mail address'))),
  'second-member': v.optional(v.pipe(v.string(), v.rfcEmail('--second-member is an e-mail address'))),
  write: v.boolean(),
  json: v.optional(v.pipe(v.string(), v.nonEmpty('--json is the name of a file'))),
});

/** The options of the run, or the help text. Throws an Error of one line about a wrong argument. */
export function readConformanceOptions(args: string[]): CommandOptions | string {
  const parsed = parseArgs({ args, options: TEXTS }).values;
  if (parsed.help) return HELP;
  for (const name of ['host', 'cms'] as const)
    if (parsed[name] === undefined) throw new Error(`--${name} is missing: an address, see --help`);
  const found = v.safeParse(values, parsed, { abortEarly: true });
  if (!found.success) throw new Error(found.issues[0].message);
  const { host, cms, site, authority, 'client-id': clientId, scope, member, write, json } = found.output;
  const { 'second-member': second } = found.output;
  if (member !== undefined && (authority === undefined || clientId === undefined))
    throw new Error('--member needs --authority and --client-id: that is where the member logs in');
  if (write && member === undefined)
    throw new Error('--write needs --member: only a member can cancel the test booking again');
  if (second !== undefined && member === undefined)
    throw new Error('--second-member needs --member, whose bookings it tries');
  const loginOf = (emailAddress: string | undefined): LoginOptions | null =>
    emailAddress === undefined || authority === undefined || clientId === undefined
      ? null
      : { authority, clientId, scope, emailAddress };
  return {
    bases: { host, site: cms },
    site: site ?? new URL(cms).origin,
    member: loginOf(member),
    secondMember: loginOf(second),
    isWriting: write,
    jsonFile: json ?? null,
  };
}

function isBase({ search, hash, username, password }: URL): boolean {
  return [search, hash, username, password].every((part) => part === '');
}
