import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { selectOutcome } from '../../machines/account/change-password/change-password.selectors.ts';
import type { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import * as details from '../../machines/account/details/details.selectors.ts';
import type { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import * as lookup from '../../machines/account/find-booking/find-booking.selectors.ts';
import type { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import * as reset from '../../machines/account/password-reset/password-reset.selectors.ts';
import type { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import * as preferences from '../../machines/account/preferences/preferences.selectors.ts';
import type { registerMachine } from '../../machines/account/register/register.machine.ts';
import * as register from '../../machines/account/register/register.selectors.ts';
import type { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { selectHasFailed } from '../../machines/shared/login/login.selectors.ts';
import { initiateMigration } from '../../demo/estate/rules/one-time-codes.ts';
import { sixLists } from '../support/mailing-lists.ts';
import { childOf, type, type Deed, type Hands } from './account-deed.ts';
import { codeMailedTo } from './calls.ts';
import { CANCEL_BY_CODE, lookupProblem } from './cancel-room-deed.ts';

export const MEMBER = 'rosalind.hart@example.com';
export const PASSWORD = 'moorland-house-1';
const OLD_MEMBER = 'edith.marlow@example.com';

const detailsOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof accountDetailsMachine>;
const listsOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof preferencesMachine>;
const lookupOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof findBookingMachine>;
const resetOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof passwordResetMachine>;
const registerOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof registerMachine>;

/** Forms for members (B §2.11–2.13). */
export const MEMBER_FORMS = {
  details: {
    route: { screen: 'details' },
    isMember: true,
    isDone: (screen) => details.selectIsSaved(detailsOf(screen)),
    problem: (screen) => {
      const snapshot = detailsOf(screen);
      const lookup = details.selectLookup(snapshot) === 'failed' ? 'lookup failed' : null;
      return selectFailure(snapshot)?.kind ?? lookup;
    },
    act: (screen, { once }) => {
      if (once('typed')) {
        type(screen, { firstName: 'Rosa', 'address.searchedPostcode': 'KD1 4AB' });
        screen.send({ type: 'lookup.opened' });
        screen.send({ type: 'address.searched' });
      } else screen.send({ type: 'form.submitted' });
    },
    typed: (screen) => details.selectForm(detailsOf(screen)).values,
  },
  preferences: {
    route: { screen: 'preferences' },
    isMember: true,
    isDone: (screen) => preferences.selectIsSaved(listsOf(screen)),
    problem: (screen) => selectFailure(listsOf(screen))?.kind ?? null,
    act: (screen, { once }) => {
      // Toggles every list, so that the form both leaves and joins one.
      if (once('toggled')) for (const { id } of sixLists) screen.send({ type: 'list.toggled', id });
      screen.send({ type: 'form.submitted' });
    },
    typed: (screen) => preferences.selectTicked(listsOf(screen)),
  },
  changePassword: {
    route: { screen: 'changePassword' },
    isMember: true,
    isDone: (screen) => outcomeOf(screen) === 'changed',
    problem: (screen) => outcomeOf(screen),
    act: (screen, { vault }) => {
      vault.put('password', PASSWORD);
      vault.put('newPassword', 'harle-water-9');
      type(screen, { oldPassword: true, newPassword: 'filled', passwordAgain: true });
      screen.send({ type: 'form.submitted' });
    },
  },
} satisfies Record<string, Deed>;

/** Forms that need no sign-in (B §2.8–2.10, D-497). */
export const OPEN_FORMS = {
  login: logsIn(MEMBER),
  oldMember: logsIn(OLD_MEMBER),
  register: {
    route: { screen: 'register', emailAddress: null },
    isMember: false,
    problem: (screen) => register.selectProblem(registerOf(screen)),
    act: registers,
    typed: (screen) => register.selectForm(registerOf(screen)).values,
  },
  migration: {
    route: { screen: 'register', emailAddress: OLD_MEMBER },
    isMember: false,
    isDone: (screen) => !register.selectAsksForCode(registerOf(screen)),
    problem: (screen) =>
      register.selectIsCodeWrong(registerOf(screen))
        ? 'notFound'
        : register.selectCodeProblem(registerOf(screen)),
    act: (screen, { vault, estate, once }) => {
      // The login has asked for the code before it led here.
      if (once('mailed')) initiateMigration(estate.state, OLD_MEMBER);
      vault.put('code', codeMailedTo({ estate }, OLD_MEMBER));
      type(screen, { code: true });
      screen.send({ type: 'form.submitted' });
    },
    typed: (screen) => register.selectCodeForm(registerOf(screen)).values,
  },
  findBooking: {
    route: { screen: 'findBooking', number: null },
    isMember: false,
    isDone: (screen) => lookup.selectFound(lookupOf(screen)) !== null,
    problem: lookupProblem,
    act: (screen, { estate }) => {
      const stay = estate.state.stays.find(({ memberId }) => memberId !== null);
      const booker = estate.state.accounts.find(({ id }) => id === stay?.memberId);
      type(screen, {
        confirmationNumber: stay?.ConfirmationNumber ?? '',
        emailAddress: booker?.profile.EmailAddress ?? '',
      });
      screen.send({ type: 'form.submitted' });
    },
    typed: (screen) => lookup.selectForm(lookupOf(screen)).values,
  },
  cancelByCode: CANCEL_BY_CODE,
  passwordReset: {
    route: { screen: 'passwordReset' },
    isMember: false,
    problem: (screen) => {
      const snapshot = resetOf(screen);
      if (reset.selectIsUnsure(snapshot)) return 'unsure';
      return reset.selectCodeRefusal(snapshot) === null ? (selectFailure(snapshot)?.kind ?? null) : 'refused';
    },
    act: (screen, { vault, estate }) => {
      vault.put('code', codeMailedTo({ estate }, MEMBER));
      vault.put('newPassword', 'harle-water-9');
      const step = reset.selectStep(resetOf(screen));
      if (step === 'email') type(screen, { emailAddress: MEMBER });
      if (step === 'code') type(screen, { code: true });
      if (step === 'password') type(screen, { newPassword: 'filled', passwordAgain: true });
      screen.send({ type: 'form.submitted' });
    },
    typed: (screen) => reset.selectForm(resetOf(screen)).values,
  },
} satisfies Record<string, Deed>;

function outcomeOf(screen: AnyActorRef) {
  return selectOutcome(screen.getSnapshot() as SnapshotFrom<typeof changePasswordMachine>);
}

function registers(screen: AnyActorRef, { vault }: Hands): void {
  type(screen, {
    title: 'MRS',
    firstName: 'Ada',
    lastName: 'Byrne',
    emailAddress: 'ada.byrne@example.com',
    telephone: '+447700900123',
    password: 'filled',
    terms: true,
  });
  vault.put('newPassword', 'harle-water-9');
  screen.send({ type: 'form.submitted' });
}

/**
 * Logs in with the member's password. It is wrong for a member of the old system, whom the screen leads to
 * register.
 */
function logsIn(username: string): Deed {
  const formOf = (screen: AnyActorRef) => {
    const form = childOf(screen, 'login');
    if (!form) throw new Error('no login form');
    return form;
  };
  const snapshotOf = (screen: AnyActorRef) =>
    formOf(screen).getSnapshot() as SnapshotFrom<typeof loginMachine>;
  return {
    route: { screen: 'login', note: null },
    isMember: false,
    problem: (screen) => (selectHasFailed(snapshotOf(screen)) ? 'refused' : null),
    act: (screen, { vault }) => {
      vault.put('password', username === MEMBER ? PASSWORD : 'forgotten');
      type(formOf(screen), { username, password: true });
      formOf(screen).send({ type: 'form.submitted' });
    },
    typed: (screen) => snapshotOf(screen).context.form.values,
  };
}
