import { loadProfile, validateSignIn } from '../api/account/profile.ts';
import { checkKnownUser } from '../api/session/watched.ts';
import { loadSpaBookings } from '../api/spa/bookings.ts';
import { loadStayBookings } from '../api/stay/bookings.ts';
import type { Profile } from '../domain/booking/session.ts';
import type { Conversation } from './reads.ts';

/** Makes the reads of a member with a token. Returns the profile; null where it cannot be read. */
export async function readMember(
  { caller, notes }: Conversation,
  token: string,
  emailAddress: string,
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
  await caller.ask(loadSpaBookings, { token });
  await caller.refuses(loadProfile, { token: 'no-such-token' }, 'refuses a token that is none', [401]);
  return profile;
}
