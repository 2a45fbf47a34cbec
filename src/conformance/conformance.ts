import type { Bases } from '../api/addresses.ts';
import { createCaller, Stopped, type Fetch } from './caller.ts';
import { createNotes, type Finding } from './finding.ts';
import { signIn, type MemberOptions, type SignedIn } from './identity.ts';
import { tryReads, type Other } from './others.ts';
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
import { loadProfile, validateSignIn } from '../api/account/profile.ts';
import { checkKnownUser } from '../api/session/session.ts';
import { loadSpaBookings } from '../api/spa/bookings.ts';
import { loadStayBookings } from '../api/stay/bookings.ts';
import type { Profile } from '../domain/booking/session.ts';

export interface ConformanceOptions {
  bases: Bases;
  /** Origin of the page that the calls come from. */
  site: string;
  member: MemberOptions | null;
  /** Another member, whom the estate must keep out of the first one's bookings. */
  secondMember: MemberOptions | null;
  /** The card that pays for the test booking; null: no booking is made. */
  cardNumber: string | null;
}

/** What the run needs from its surroundings. */
export interface Surroundings {
  fetch: Fetch;
  /** The time in milliseconds, from any start. */
  now: () => number;
  /** This year. */
  year: number;
  /** Milliseconds for one answer; the widget's own limit when not given. */
  timeLimit?: number;
  /** Ends the run early when aborted: no check is begun, nothing is paid, and what was booked is cancelled. */
  stop?: AbortSignal;
  /** Filled by the run with the numbers of its bookings for as long as they may stand. */
  standing?: Set<string>;
}

export interface Report {
  host: string;
  cms: string;
  findings: readonly Finding[];
  /** Numbers of bookings that the run made and may have failed to cancel. */
  leftBehind: readonly string[];
  /** Whether an estate answered at all. */
  couldBeRun: boolean;
  /** Whether the run ended early. */
  wasStopped: boolean;
}

/** Checks an estate from outside, call by call. No answer of the estate makes it reject. */
export async function runConformance(
  { bases, site, member, secondMember, cardNumber }: ConformanceOptions,
  { year, stop, standing = new Set(), ...surroundings }: Surroundings,
): Promise<Report> {
  const secrets = new Set([member?.password ?? '', secondMember?.password ?? '', cardNumber ?? '']);
  const notes = createNotes(() => [...secrets]);
  const caller = createCaller({ bases, site, notes, ...surroundings, ...(stop ? { stop } : {}) });
  const quiet = createCaller({ bases, site, notes: createNotes(() => []), ...surroundings });
  const talk: Conversation = { caller, quiet, notes, bases, site };
  let couldBeRun = false;
  let wasStopped = false;
  try {
    await checkAll();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    wasStopped = true;
  }
  return {
    ...{ host: bases.host, cms: bases.site, findings: notes.findings },
    ...{ leftBehind: [...standing], couldBeRun, wasStopped },
  };

  async function checkAll(): Promise<void> {
    const configuration = await readConfiguration(talk);
    const session = await begin(talk);
    couldBeRun = configuration !== null || session !== null;
    if (!couldBeRun) return;
    const isWithSpa = await readOtherConfigurations(talk, configuration);
    await checkPreflight(talk);
    await checkOtherOrigins(talk);
    if (session) await readInSession(talk, session, configuration);
    await checkRefusals(talk);

    const isSecret = (text: string) => secrets.add(text);
    const signedIn = member && (await signIn(talk, member, isSecret));
    if (!member) notes.notChecked('token', 'logs a member in', 'no --member was given');
    if (!member || !signedIn) return;
    const { accessToken: token } = signedIn;
    const { emailAddress } = member;
    await readMember(talk, { token, emailAddress, isWithSpa });
    const second = await signInSecond(isSecret);
    const others: Other[] = [{ who: 'a stranger', token: null }];
    if (second) others.push({ who: 'a second member', token: second.accessToken });
    if (cardNumber !== null && configuration)
      await bookAndCancel(talk, configuration, { token, emailAddress, cardNumber, year, standing, others });
    await tryReads(talk, others, { token, emailAddress, isWithSpa });
    await second?.end();
    await signedIn.end();
  }

  /** Logs the second member in. What is wrong with logging in has been noted of the first one. */
  async function signInSecond(isSecret: (text: string) => void): Promise<SignedIn | null> {
    const what = 'keeps a second member out';
    if (!secondMember) {
      notes.notChecked('token', what, 'no --second-member was given');
      return null;
    }
    const silent: Conversation = { ...talk, caller: quiet, notes: createNotes(() => []) };
    const signedIn = await signIn(silent, secondMember, isSecret);
    if (!signedIn) notes.failed('token', what, 'a login of the second member', 'none');
    return signedIn;
  }
}

/** Makes the reads of a member with a token. Returns the profile; null where it cannot be read. */
async function readMember(
  { caller, notes }: Conversation,
  { token, emailAddress, isWithSpa }: { token: string; emailAddress: string; isWithSpa: boolean },
): Promise<Profile | null> {
  const profile = (await caller.ask(loadProfile, { token }))?.answer ?? null;
  if (profile) {
    const what = 'is the profile of who logged in';
    const isSame = profile.emailAddress.toLowerCase() === emailAddress.toLowerCase();
    if (isSame) notes.held('profile', what);
    else notes.failed('profile', what, emailAddress, 'another e-mail address');
  }
  await caller.ask(validateSignIn, { token });
  await caller.ask(checkKnownUser, { token });
  await caller.ask(loadStayBookings, { token });
  if (isWithSpa) await caller.ask(loadSpaBookings, { token });
  await caller.refuses(loadProfile, { token: 'no-such-token' }, 'refuses a token that is none', [401]);
  return profile;
}
