import * as v from 'valibot';
import { loadProfile } from '../api/account/profile.ts';
import type { Call } from '../api/call.ts';
import { loadAddressBooks } from '../api/marketing/lists.ts';
import { endSession } from '../api/session/session.ts';
import { loadSpaBooking, loadSpaBookings } from '../api/spa/bookings.ts';
import {
  cancelByCode,
  cancelStay,
  findStay,
  loadStayBooking,
  loadStayBookings,
  sendCancellationCode,
} from '../api/stay/bookings.ts';
import { ignoreStay } from '../api/stay/hold.ts';
import { removePackage } from '../api/stay/package-changes.ts';
import { sendStayEmail } from '../api/stay/send-email.ts';
import { stageStay } from '../api/stay/stage.ts';
import type { StayConfiguration } from '../domain/configuration/configuration.ts';
import type { BookedRoom } from '../domain/account/stay-bookings.ts';
import { createNotes } from './finding.ts';
import { begin, type Conversation } from './reads.ts';
import { holdTestBooking } from './staged-booking.ts';

/** Somebody whose booking it is not: a stranger without a token, or a second member. */
export interface Other {
  /** For the report, as 'a stranger'. */
  who: string;
  token: string | null;
}

/** Statuses that keep somebody out. */
const KEPT_OUT = [401, 403, 404];
/** The same for a call that may also say why. */
const REFUSED = [...KEPT_OUT, 409, 410, 422, 429];
/** Nobody's address: no mail arrives there. */
const NOWHERE = 'nobody@conformance.invalid';
/** Wrong tries of the look-up after which a limit has to show. */
const MOST_TRIES = 20;

/** All that everybody may know of a booking (docs/server.md). */
const PUBLIC_FIELDS = ['items', 'hasVoucher', 'items[].IsCancelled', 'items[].Total'];

const given = v.record(v.string(), v.unknown());

/** The names of the fields of a booking that have a value. */
const namesOfFields: Call<'stayBooking', undefined, string[]> = {
  endpoint: 'stayBooking',
  answer: v.pipe(
    v.looseObject({ items: v.array(given) }),
    v.transform((answer) => [
      ...filled(answer),
      ...answer.items.flatMap((room) => filled(room).map((name) => `items[].${name}`)),
    ]),
  ),
};

function filled(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((name) => record[name] !== null && record[name] !== '');
}

/** Lets the others read what is a member's own. `token`: of the member. */
export async function tryReads(
  talk: Conversation,
  others: readonly Other[],
  { token, emailAddress, isWithSpa }: { token: string; emailAddress: string; isWithSpa: boolean },
): Promise<void> {
  const { caller, quiet, notes } = talk;
  const stays = (await quiet.ask(loadStayBookings, { token }))?.answer ?? [];
  const visit = isWithSpa ? (await quiet.ask(loadSpaBookings, { token }))?.answer[0] : undefined;
  const [stay] = stays;
  for (const { who, token: theirs } of others) {
    const sending = { token: theirs };
    if (stay) await checkPublic(talk, { who, token: theirs }, stay.confirmationNumber);
    else notes.notChecked('stayBooking', toldOf(who), 'the member has no stay');
    if (visit)
      await caller.refuses(
        loadSpaBooking,
        { params: { id: visit.id }, ...sending },
        `shows ${who} no member’s visit`,
        KEPT_OUT,
      );
    await caller.refuses(
      loadAddressBooks,
      { params: { emailAddress }, ...sending },
      `tells ${who} no member’s lists`,
      KEPT_OUT,
    );
    if (theirs !== null) await checkLists(talk, who, theirs, stays);
    else await caller.refuses(loadProfile, sending, `shows ${who} no profile`, [401]);
  }
}

/** Checks that another member's list of stays has none of the member's. */
async function checkLists(
  { quiet, notes }: Conversation,
  who: string,
  token: string,
  stays: readonly { confirmationNumber: string }[],
): Promise<void> {
  const theirs = await quiet.ask(loadStayBookings, { token });
  if (!theirs) return;
  const what = `shows ${who} their own stays alone`;
  const numbers = new Set(stays.map(({ confirmationNumber }) => confirmationNumber));
  const mixed = theirs.answer.filter(({ confirmationNumber }) => numbers.has(confirmationNumber));
  if (mixed.length === 0) notes.held('stayBookings', what);
  else notes.failed('stayBookings', what, 'no stay of the first member', `${mixed.length} of them`);
}

const toldOf = (who: string) => `tells ${who} only that a booking stands`;

async function checkPublic(
  { caller, notes }: Conversation,
  { who, token }: Other,
  confirmationNumber: string,
): Promise<void> {
  const what = toldOf(who);
  const sending = { params: { confirmationNumber }, token };
  const found = await caller.attempt(namesOfFields, sending, `finds a booking for ${who}`);
  if (!('answer' in found)) return;
  const more = [...new Set(found.answer)].filter((name) => !PUBLIC_FIELDS.includes(name));
  if (more.length === 0) notes.held('stayBooking', what);
  else notes.failed('stayBooking', what, 'IsCancelled and Total alone', `also ${more.join(', ')}`);
}

/** Lets the others try to read, mail, replace, change and cancel the booking that the run has made. */
export async function tryBooking(
  talk: Conversation,
  configuration: StayConfiguration,
  others: readonly Other[],
  {
    confirmationNumber,
    emailAddress,
    token,
  }: Record<'confirmationNumber' | 'emailAddress' | 'token', string>,
): Promise<void> {
  const { caller, quiet, notes } = talk;
  const read = await quiet.ask(loadStayBooking, { params: { confirmationNumber }, token });
  const [room] = read?.answer.items ?? [];
  if (!room) {
    notes.notChecked('stayBooking', 'is nobody else’s', 'the member could not read the booking');
    return;
  }
  for (const other of others) {
    const { who, token: theirs } = other;
    await checkPublic(talk, other, confirmationNumber);
    const mail = { body: { confirmation: confirmationNumber, emailAddress: NOWHERE }, token: theirs };
    await caller.refuses(sendStayEmail, mail, `mails ${who} no confirmation`, REFUSED);
    await tryToReplace(talk, configuration, other, room);
    const { internalIdentifier, leg } = room;
    const product = {
      internalIdentifier,
      confirmationNumber: room.confirmationNumber,
      leg,
      productCode: 'NONE',
    };
    await caller.refuses(
      removePackage,
      { body: product, token: theirs },
      `takes nothing off a booking for ${who}`,
      KEPT_OUT,
    );
    await caller.refuses(
      cancelStay,
      { body: { confirmationNumber }, token: theirs },
      `cancels nothing for ${who}`,
      KEPT_OUT,
    );
  }
  const { bookingLookup, bookingCancellation } = configuration.content.account;
  if (bookingLookup && bookingCancellation) {
    await tryCode(talk, { confirmationNumber, emailAddress }, room.leg);
  }
  if (bookingLookup) await tryToGuess(talk);
}

/** Asks for a code with a wrong e-mail address, and cancels with the right one by a code that was never mailed. */
async function tryCode(
  { caller }: Conversation,
  named: { confirmationNumber: string; emailAddress: string },
  leg: number,
): Promise<void> {
  const body = { ...named, emailAddress: NOWHERE };
  await caller.refuses(sendCancellationCode, { body }, 'mails no code for a wrong address', [404, 429]);
  const guess = { ...named, leg, code: '000000' };
  await caller.refuses(
    cancelByCode,
    { body: guess },
    'cancels nothing by a code that was not mailed',
    [400, 410],
  );
}

/**
 * Stages a booking that would replace the room. It is never paid. The same booking without the room shows first that
 * nothing else is wrong with it.
 */
async function tryToReplace(
  talk: Conversation,
  configuration: StayConfiguration,
  { who, token }: Other,
  { internalIdentifier }: BookedRoom,
): Promise<void> {
  const { caller, quiet, notes } = talk;
  const what = `lets ${who} replace no room`;
  const silent: Conversation = { ...talk, caller: quiet, notes: createNotes(() => []) };
  const session = await begin(silent);
  if (!session) return notes.notChecked('stage', what, 'no session began');
  const params = { sessionId: session.id };
  try {
    const held = await holdTestBooking(silent, configuration, session, { token, emailAddress: NOWHERE });
    if (!held || !(await quiet.ask(stageStay, { params, body: held.body, token })))
      return notes.notChecked('stage', what, 'no room could be staged');
    const body = { ...held.body, amendId: internalIdentifier };
    await caller.refuses(stageStay, { params, body, token }, what, REFUSED);
  } finally {
    await quiet.ask(ignoreStay, { body: params });
    await quiet.ask(endSession, { params });
  }
}

/** Guesses bookings, each with another number and address, until the look-up has had enough of the caller. */
async function tryToGuess({ caller, quiet, notes }: Conversation): Promise<void> {
  const what = 'has enough of a caller who guesses';
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const guess = crypto.randomUUID();
    const body = { confirmationNumber: guess, emailAddress: `${guess}@conformance.invalid` };
    if (await quiet.refuses(findStay, { body }, what, [429])) return notes.held('findStay', what);
    if (tries === 1)
      await caller.refuses(findStay, { body }, 'knows no booking by a wrong number', [404, 429]);
  }
  notes.failed('findStay', what, 'status 429 after a few wrong tries', `${MOST_TRIES} wrong tries, and none`);
}
