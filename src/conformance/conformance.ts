import type { Bases } from '../api/addresses.ts';
import { createCaller } from './caller.ts';
import { createNotes, type Finding } from './finding.ts';
import { signIn, type MemberOptions } from './identity.ts';
import { readMember } from './member-reads.ts';
import {
  begin,
  checkOtherOrigins,
  checkPreflight,
  checkRefusals,
  readConfiguration,
  readInSession,
  readOtherConfigurations,
  type Conversation,
} from './reads.ts';
import { bookAndCancel } from './writes.ts';

export interface ConformanceOptions {
  bases: Bases;
  /** Origin of the page that the calls come from. */
  site: string;
  member: MemberOptions | null;
  /** The card that pays for the test booking; null: no booking is made. */
  cardNumber: string | null;
}

/** What the run needs from its surroundings. */
export interface Surroundings {
  fetch: (request: Request) => Promise<Response>;
  /** The time in milliseconds, from any start. */
  now: () => number;
  /** This year. */
  year: number;
  /** Milliseconds for one answer; the widget's own limit when not given. */
  timeLimit?: number;
}

export interface Report {
  host: string;
  cms: string;
  findings: readonly Finding[];
  /** Numbers of bookings that the run made and may have failed to cancel. */
  leftBehind: readonly string[];
  /** Whether an estate answered at all. */
  couldBeRun: boolean;
}

/** Checks an estate from outside, call by call. No answer of the estate makes it reject. */
export async function runConformance(
  { bases, site, member, cardNumber }: ConformanceOptions,
  { year, ...surroundings }: Surroundings,
): Promise<Report> {
  const secrets = new Set([member?.password ?? '', cardNumber ?? '']);
  const notes = createNotes(() => [...secrets]);
  const caller = createCaller({ bases, site, notes, ...surroundings });
  const quiet = createCaller({ bases, site, notes: createNotes(() => []), ...surroundings });
  const talk: Conversation = { caller, quiet, notes, bases, site };
  const report = (couldBeRun: boolean, leftBehind: readonly string[] = []): Report => ({
    ...{ host: bases.host, cms: bases.site },
    ...{ findings: notes.findings, leftBehind, couldBeRun },
  });

  const configuration = await readConfiguration(talk);
  const session = await begin(talk);
  if (!configuration && !session) return report(false);
  await readOtherConfigurations(talk);
  await checkPreflight(talk);
  await checkOtherOrigins(talk);
  if (session) await readInSession(talk, session);
  await checkRefusals(talk);

  const signedIn = member && (await signIn(talk, member, (text) => secrets.add(text)));
  if (!member) notes.notChecked('token', 'logs a member in', 'no --member was given');
  if (!member || !signedIn) return report(true);
  let leftBehind: readonly string[] = [];
  const { accessToken: token } = signedIn;
  const { emailAddress } = member;
  await readMember(talk, token, emailAddress);
  if (cardNumber !== null && configuration)
    leftBehind = await bookAndCancel(talk, configuration, { token, emailAddress, cardNumber, year });
  await signedIn.end();
  return report(true, leftBehind);
}
