import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Estate } from '../../../demo/estate/handlers.ts';
import type { LoginNote } from '../../../machines/account/account.types.ts';
import type { bookingDetailsMachine } from '../../../machines/account/booking-details/booking-details.machine.ts';
import * as stay from '../../../machines/account/booking-details/booking-details.selectors.ts';
import type { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { selectTicked } from '../../../machines/account/preferences/preferences.selectors.ts';
import { selectIsClear } from '../../../machines/shared/outcome/outcome.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { selectResult } from '../../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { writeFailureText } from '../../../widget/texts/failure-text.ts';
import { shared } from '../../../widget/texts/shared.texts.ts';
import { listNumbers, sixLists } from '../../support/mailing-lists.ts';
import * as cancelling from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import { runningIn } from '../account-page.ts';
import { CANCEL_BY_CODE, cancelRoomOf } from '../cancel-room-deed.ts';
import { type Deed, type Hands } from '../account-deed.ts';
import { MEMBER, MEMBER_FORMS, OPEN_FORMS } from '../form-deeds.ts';
import { BOOKING_DEEDS } from '../stay-deeds.ts';

/** What a screen says of a write. */
export type Claim = 'made' | 'not made' | 'not known' | 'nothing';

/** A write of the account area. */
export interface Write {
  name: string;
  deed: Deed;
  /** The call that meets the fault. */
  call: EndpointName;
  /** Whether the stay is read after the write, and tells what became of it. Its tab keeps it for a reload. */
  isTold: boolean;
  /** Whether another write has the same code, but for what is sent. */
  isLikeAnother: boolean;
  /** Whether the estate refuses the write once it has made it. */
  isRefusedAgain: boolean;
  /** Whether the write may simply be repeated. */
  mayRepeat: boolean;
  /** The note of the login that a write leads to; null where its screen says that it is made. */
  leadsTo: LoginNote;
  says: (screen: AnyActorRef) => Claim;
  /** Whether the estate has what was written. */
  isMade: (estate: Estate) => boolean;
}

const NO_HANDS = { once: () => true } as unknown as Hands;

/** What a sentence about a failed call says of it. The estate's own words say nothing that a test can judge. */
function claimOf(screen: AnyActorRef): Claim {
  const failure = selectFailure(screen.getSnapshot() as Parameters<typeof selectFailure>[0]);
  if (failure === null) return 'nothing';
  return writeFailureText(failure, shared.failures) === shared.failures.refused ? 'not made' : 'not known';
}

/** A form: done, or a problem that says something of what was sent. */
function formSays(deed: Deed, problems: Readonly<Record<string, Claim>>): Write['says'] {
  return (screen) => {
    if (deed.isDone?.(screen)) return 'made';
    return problems[deed.problem?.(screen, NO_HANDS) ?? ''] ?? claimOf(screen);
  };
}

/** A stay: what it shows, or what is said of a change that it does not show. */
function staySays(deed: Deed): Write['says'] {
  return (screen) => {
    const snapshot = screen.getSnapshot() as SnapshotFrom<typeof bookingDetailsMachine>;
    const outcome = stay.selectOutcome(snapshot);
    if (outcome !== null) return selectIsClear(outcome.getSnapshot()) ? 'not made' : 'not known';
    if (!snapshot.matches('shown')) return 'nothing';
    return deed.isDone?.(screen) ? 'made' : 'not made';
  };
}

/** A stay that was looked up: the same. */
function lookedUpSays(screen: AnyActorRef): Claim {
  const cancelRoom = cancelRoomOf(screen)?.getSnapshot();
  if (!cancelRoom) return 'nothing';
  const outcome = cancelling.selectOutcome(cancelRoom);
  if (outcome !== null) return selectIsClear(outcome.getSnapshot()) ? 'not made' : 'not known';
  return CANCEL_BY_CODE.isDone?.(screen) ? 'made' : 'not made';
}

/** A form that sends a mail. */
function mailSays(screen: AnyActorRef): Claim {
  const form = runningIn(screen)
    .find(({ id }) => id === 'resend')
    ?.getSnapshot();
  const said: Readonly<Record<string, Claim>> = { sent: 'made', refused: 'not made', unsure: 'not known' };
  return said[form === undefined ? '' : (selectResult(form as never) ?? '')] ?? 'nothing';
}

const FORM = { isTold: false, isLikeAnother: false, isRefusedAgain: false, leadsTo: null } as const;
const UNSURE = { unsure: 'not known' } as const;

function roomsOf({ state }: Estate) {
  return state.stays.find(({ ConfirmationNumber }) => ConfirmationNumber === '70413200')?.items ?? [];
}

function accountOf({ state }: Estate, emailAddress: string) {
  return state.accounts.find(({ profile }) => profile.EmailAddress === emailAddress);
}

const hasNewPassword = (estate: Estate) => accountOf(estate, MEMBER)?.password === 'harle-water-9';

/** A package that is added to the first room, or removed. */
function changes(name: keyof typeof BOOKING_DEEDS, call: EndpointName, code: string, isAdded = true): Write {
  const deed = BOOKING_DEEDS[name];
  return {
    ...{ name, deed, call, isTold: true, mayRepeat: false, leadsTo: null, says: staySays(deed) },
    isRefusedAgain: true,
    isLikeAnother: name !== 'addPackage' && name !== 'removePackage',
    isMade: (estate) => (roomsOf(estate)[0]?.Packages.some(({ Code }) => Code === code) ?? false) === isAdded,
  };
}

/** The lists that the member is on, and leaves. */
const LEFT: readonly number[] = [listNumbers.spa, listNumbers.dining];

/** Leaves these lists, and joins all others. */
const PREFERENCES: Deed = {
  ...MEMBER_FORMS.preferences,
  act: (screen) => {
    const ticked = selectTicked(screen.getSnapshot() as SnapshotFrom<typeof preferencesMachine>);
    for (const { id } of sixLists) {
      if (ticked.includes(id) === LEFT.includes(id)) screen.send({ type: 'list.toggled', id });
    }
    screen.send({ type: 'form.submitted' });
  },
};

const CHANGES: readonly Write[] = [
  {
    ...{ name: 'cancelStay', deed: BOOKING_DEEDS.cancelStay, call: 'cancelStay' },
    ...{ isTold: true, isLikeAnother: false, isRefusedAgain: true, mayRepeat: false, leadsTo: null },
    says: staySays(BOOKING_DEEDS.cancelStay),
    isMade: (estate) => roomsOf(estate).every(({ IsCancelled }) => IsCancelled),
  },
  {
    ...{ name: 'cancelByCode', deed: CANCEL_BY_CODE, call: 'cancelByCode' },
    ...{ isTold: true, isLikeAnother: false, isRefusedAgain: true, mayRepeat: false, leadsTo: null },
    says: lookedUpSays,
    isMade: (estate) => roomsOf(estate)[1]?.IsCancelled === true,
  },
  changes('addPackage', 'addPackage', 'FLOWERS'),
  changes('removePackage', 'removePackage', 'HAMPER', false),
  changes('addDinner', 'addDiningPackage', 'DINGALL'),
  changes('addTreatment', 'addSpaTreatmentPackage', 'SPATREAT'),
  changes('addMud', 'addSpaMudPackage', 'MUDROOM'),
  changes('addGarden', 'addSpaGardenPackage', 'SPAGDN'),
];

const FORMS: readonly Write[] = [
  {
    ...{ ...FORM, name: 'register', deed: OPEN_FORMS.register, call: 'register' },
    ...{ mayRepeat: false, isRefusedAgain: true, leadsTo: 'accountCreated' },
    says: formSays(OPEN_FORMS.register, { ...UNSURE, registrationFailed: 'not made' }),
    isMade: (estate) => accountOf(estate, 'ada.byrne@example.com') !== undefined,
  },
  {
    ...{ ...FORM, name: 'changePassword', deed: MEMBER_FORMS.changePassword, call: 'changePassword' },
    ...{ mayRepeat: false, isRefusedAgain: true },
    says: formSays(MEMBER_FORMS.changePassword, { ...UNSURE, failed: 'not made', wrong: 'not made' }),
    isMade: hasNewPassword,
  },
  {
    ...{ ...FORM, name: 'passwordReset', deed: OPEN_FORMS.passwordReset, call: 'changeResetPassword' },
    // Another code sets the same password again.
    ...{ mayRepeat: true, isRefusedAgain: true, leadsTo: 'passwordReset' },
    says: formSays(OPEN_FORMS.passwordReset, UNSURE),
    isMade: hasNewPassword,
  },
  {
    ...{ ...FORM, name: 'details', deed: MEMBER_FORMS.details, call: 'updateProfile', mayRepeat: true },
    says: formSays(MEMBER_FORMS.details, {}),
    isMade: (estate) => accountOf(estate, MEMBER)?.profile.FirstName === 'Rosa',
  },
  ...(['subscribe', 'unsubscribe'] as const).map((call): Write => ({
    ...{ ...FORM, name: `preferences, ${call}`, deed: PREFERENCES, call, mayRepeat: true },
    isLikeAnother: call === 'unsubscribe',
    says: formSays(PREFERENCES, {}),
    isMade: ({ state }) => {
      const joined = state.subscriptions.get(MEMBER) ?? new Set();
      return sixLists.every(({ id }) => joined.has(id) !== LEFT.includes(id));
    },
  })),
  ...(['stayEmail', 'spaEmail'] as const).map((name): Write => ({
    ...{ ...FORM, name, deed: BOOKING_DEEDS[name], mayRepeat: true, says: mailSays },
    isLikeAnother: name === 'spaEmail',
    call: name === 'stayEmail' ? 'sendStayEmail' : 'sendSpaEmail',
    isMade: ({ state }) => state.outbox.some(({ to }) => to === 'ivy@example.com'),
  })),
];

/** Every write of the account area. */
export const WRITES: readonly Write[] = [...CHANGES, ...FORMS];
