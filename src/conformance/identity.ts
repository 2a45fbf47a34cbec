import * as v from 'valibot';
import type { Came } from './caller.ts';
import type { Conversation } from './reads.ts';

/** The member who logs in, and the identity provider. */
export interface MemberOptions {
  authority: string;
  clientId: string;
  scope: string;
  emailAddress: string;
  password: string;
}

const url = v.pipe(v.string(), v.url());
const discovery = v.looseObject({
  issuer: url,
  token_endpoint: url,
  revocation_endpoint: v.optional(url),
});
const tokens = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  token_type: v.pipe(v.string(), v.regex(/^bearer$/i, 'Bearer')),
  expires_in: v.optional(v.number()),
});
const refusal = v.looseObject({ error: v.literal('invalid_grant') });

type Discovery = v.InferOutput<typeof discovery>;
type Tokens = v.InferOutput<typeof tokens>;

export interface SignedIn {
  accessToken: string;
  /** Tries the first refresh token again and revokes the rest: the member is signed out. */
  end: () => Promise<void>;
}

/**
 * Tries a wrong password, logs in as the widget does, and renews the token once; null without a token. `isSecret` gets
 * every token.
 */
export async function signIn(
  talk: Conversation,
  member: MemberOptions,
  isSecret: (text: string) => void,
): Promise<SignedIn | null> {
  const found = await discover(talk, member);
  if (!found) return null;
  const post = (fields: Record<string, string>, endpoint = found.token_endpoint) =>
    talk.caller.send(
      'token',
      new Request(endpoint, {
        method: 'POST',
        headers: { accept: 'application/json', origin: talk.site },
        body: new URLSearchParams({ client_id: member.clientId, ...fields }),
      }),
    );
  const credentials = { grant_type: 'password', username: member.emailAddress, scope: member.scope };

  checkRefusal(
    talk,
    'refuses a wrong password',
    await post({ ...credentials, password: crypto.randomUUID() }),
  );
  const first = readTokens(
    talk,
    'logs a member in',
    await post({ ...credentials, password: member.password }),
  );
  if (!first) return null;
  for (const token of [first.access_token, first.refresh_token]) if (token) isSecret(token);
  const { refresh_token: used } = first;
  if (!used) {
    talk.notes.failed('token', 'gives a refresh token', 'a refresh_token', 'none');
    return { accessToken: first.access_token, end: () => Promise.resolve() };
  }
  const renewed = readTokens(
    talk,
    'renews a token',
    await post({ grant_type: 'refresh_token', refresh_token: used }),
  );
  for (const token of [renewed?.access_token, renewed?.refresh_token]) if (token) isSecret(token);
  checkRotation(talk, first, renewed);
  return {
    accessToken: renewed?.access_token ?? first.access_token,
    async end() {
      const again = await post({ grant_type: 'refresh_token', refresh_token: used });
      checkRefusal(talk, 'refuses a refresh token that was used', again);
      const last = renewed?.refresh_token ?? used;
      if (found.revocation_endpoint) await post({ token: last }, found.revocation_endpoint);
    },
  };
}

async function discover(
  { caller, notes, site }: Conversation,
  member: MemberOptions,
): Promise<Discovery | null> {
  const what = 'says where tokens are to be had';
  const address = `${member.authority}/.well-known/openid-configuration`;
  const came = await caller.send('discovery', new Request(address, { headers: { origin: site } }));
  const read = readJson(came, discovery);
  if ('wrong' in read) {
    notes.failed('discovery', what, read.expected, read.wrong);
    return null;
  }
  notes.held('discovery', what);
  const isSame = read.value.issuer.replace(/\/$/, '') === member.authority;
  if (isSame) notes.held('discovery', 'names itself');
  else notes.failed('discovery', 'names itself', `issuer ${member.authority}`, read.value.issuer);
  return read.value;
}

function readTokens({ notes }: Conversation, what: string, came: Came): Tokens | null {
  const read = readJson(came, tokens);
  if ('wrong' in read) {
    notes.failed('token', what, read.expected, read.wrong, 'why' in came ? undefined : came.status);
    return null;
  }
  notes.held('token', what);
  return read.value;
}

function checkRefusal({ notes }: Conversation, what: string, came: Came): void {
  const expected = 'status 400 with the error invalid_grant';
  if ('why' in came) notes.failed('token', what, expected, came.why);
  else if (came.status !== 400) notes.failed('token', what, expected, `status ${came.status}`, came.status);
  else if (!v.is(refusal, jsonOf(came.text)))
    notes.failed('token', what, expected, 'status 400 with another answer');
  else notes.held('token', what);
}

function checkRotation({ notes }: Conversation, first: Tokens, renewed: Tokens | null): void {
  const what = 'gives a new refresh token for a used one';
  if (!renewed) return;
  if (renewed.refresh_token && renewed.refresh_token !== first.refresh_token) notes.held('token', what);
  else notes.failed('token', what, 'another refresh_token', renewed.refresh_token ? 'the same one' : 'none');
}

function readJson<Value>(
  came: Came,
  schema: v.GenericSchema<unknown, Value>,
): { value: Value } | { expected: string; wrong: string } {
  if ('why' in came) return { expected: 'an answer', wrong: came.why };
  if (came.status !== 200) return { expected: 'status 200', wrong: `status ${came.status}` };
  const read = v.safeParse(schema, jsonOf(came.text));
  if (read.success) return { value: read.output };
  const [issue] = read.issues;
  return {
    expected: `${v.getDotPath(issue) ?? 'JSON'}: ${issue.expected ?? issue.type}`,
    wrong: 'something else',
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
