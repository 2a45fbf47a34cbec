import { NOBODY, NOT_CHANGED, NOT_LOADED, NOT_SENT, OWN_WORDS, TO_LOGIN, type Meanings } from './meaning.ts';

const NO_CANCELLING = 'The dialog says that it could not be cancelled online, and that the booking stands.';
const READ_AGAIN =
  'The stay is read again, and shows whether it was done after all; otherwise the screen says that it was not.';
const MEMBER_CHANGE = {
  failed: READ_AGAIN,
  '400': NOT_CHANGED,
  '404': NOT_CHANGED,
  '410': NOT_CHANGED,
  '422': NOT_CHANGED,
} as const;
const UNSURE =
  'The screen says that it is not known whether the confirmation was sent; it can be sent again.';
const MAIL_TOLD = {
  failed: UNSURE,
  '400': NOT_SENT,
  '404': NOT_SENT,
  '410': NOT_SENT,
  '422': NOT_SENT,
} as const;
const SIGNED_OUT = 'The member is led to the login.';
const NO_ACCOUNT = 'The page says that the account cannot be reached, and offers to try again.';
const WENT_WRONG = 'The form says that something went wrong; the code can be entered or sent again.';
const TARGET =
  '`confirmationNumber`, `internalIdentifier` and `leg` say which room of which stay, `productCode` which add-on.';
const EXTRA = 'It is billed by the `AmountOverride` of `item`, the price of the start that was chosen.';
const CHECK =
  'The form says that the check, or the registration, failed, and nothing goes on until it has been done.';

/** Booked stays, accounts and lists. */
export const ofAccount = {
  stayBookings: {
    area: 'bookings',
    summary: 'Lists the member’s stays, past and to come.',
    who: 'member',
    told: { failed: NOT_LOADED, '401': TO_LOGIN },
  },
  stayBooking: {
    area: 'bookings',
    summary: 'Gives a booked stay by its number, to the account and to a guest who has just paid.',
    note: 'It works without a login, for guests without an account pay too, and finds a booking from the moment that complete has committed. It answers 404 where there is no such booking and only then; while a complete of that session is worked on, hold the answer; where you cannot tell, answer 503. A booking counts as found where at least one room is not cancelled.',
    params: {
      confirmationNumber: 'The number that holding the room answered, of the stay or one of its rooms.',
    },
    forms: [
      'For the member whose stay it is.',
      'For anybody else, other members too: nothing more than this.',
    ],
    told: {
      failed:
        'After a payment the guest reads that the booking is being checked, and it is asked again, with growing pauses. In the account: this could not be loaded, and can be tried again.',
      '404':
        'After a payment: three times over at least a minute, the booking counts as not made, and the guest may begin anew. In the account: it could not be found.',
    },
  },
  findStay: {
    area: 'bookings',
    summary: 'Finds a booking for a guest without an account, by its number and e-mail address.',
    note: 'Only where the configuration’s `Content.account.bookingLookup` is true. It answers 404, with the same body and in the same time, for a number that there is not and for an address that is not the booking’s.',
    told: {
      failed: 'The form says that the booking could not be looked up, with the estate’s `Message`.',
      '404': 'The form says that there is no booking with this number and e-mail address.',
      '429': 'The form says that those were too many tries, and by `Retry-After` from when on to try again.',
    },
  },
  sendCancellationCode: {
    area: 'changes',
    summary: 'Mails a code, to the address that the stay was booked with, for a guest without an account.',
    note: 'Only where `Content.account.bookingCancellation` is true, as the next. Six digits. 404 as in `findStay`, and its limits.',
    told: {
      failed: 'It is told as not sent or, as with 5xx, as not known; another can be asked for.',
      '429':
        'The dialog says that those were too many tries, and by `Retry-After` from when on to try again.',
    },
  },
  cancelByCode: {
    area: 'changes',
    summary: 'Cancels a room of a stay by the code that was mailed last.',
    note: 'A code is good for one room and a while. Answer 410 where none is good, as after five wrong ones; refuse by 409 what `cancelStay` refuses. Whatever you answer, `findStay` is asked, and a room that it shows as cancelled is told so.',
    told: {
      failed: `Where the room stands, a 4xx with a \`Message\` tells it; else: not known, and it is asked until it is.`,
      '400': 'The field says that the code is not right.',
      '410': 'The form says that the code is no longer valid; another can be asked for.',
    },
  },
  cancelStay: {
    area: 'changes',
    summary: 'Cancels rooms of a booked stay, or all of it.',
    note: 'Without `legs` all rooms are cancelled. After `CancellationDateTime`, and with a voucher, refuse it (409). What is paid back, of add-ons too, is yours to say.',
    who: 'member',
    told: {
      failed: `The stay is read again, and shows whether it is cancelled; otherwise: ${NO_CANCELLING}`,
    },
  },
  removePackage: {
    area: 'changes',
    summary: 'Takes an add-on off a room of a booked stay.',
    note: `${TARGET} Take it off \`Total\`, and off \`Deposit\` what a card has paid for it: nothing where it was bought later, or paid by a voucher. What comes back of what a card or a voucher has paid for it is yours to say; nothing of the answer is read.`,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  addPackage: {
    area: 'changes',
    summary: 'Adds an add-on without times to a room of a booked stay.',
    note: TARGET,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  addDiningPackage: {
    area: 'changes',
    summary: 'Adds dinners to a room of a booked stay.',
    note: `${TARGET} \`quantity\` is the number of dates; bill the \`Guests\` of the member’s last question about tables for that restaurant and evening.`,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  addSpaTreatmentPackage: {
    area: 'changes',
    summary: 'Adds spa treatments to a room of a booked stay.',
    note: `${TARGET} \`quantity\` is the number of treatments.`,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  addSpaGardenPackage: {
    area: 'changes',
    summary: 'Adds a time in the spa garden to a room of a booked stay.',
    note: EXTRA,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  addSpaMudPackage: {
    area: 'changes',
    summary: 'Adds a time in the mud room to a room of a booked stay.',
    note: EXTRA,
    who: 'member',
    told: MEMBER_CHANGE,
  },
  sendStayEmail: {
    area: 'changes',
    summary: 'Mails the confirmation of a stay to an address.',
    note: 'To any address for its member, and with the `sessionId` that booked it; for anybody else only to the address that it was booked with, otherwise 404.',
    told: MAIL_TOLD,
  },
  sendSpaEmail: {
    area: 'changes',
    summary: 'Mails the confirmation of a visit to the spa to an address.',
    who: 'member',
    told: MAIL_TOLD,
  },
  verifyEmail: {
    area: 'account',
    summary: 'Says whether an e-mail address can be reached.',
    note: 'The answer is one word. `undeliverable`, `illegitimate` and `unreachable` reject the address, whatever the case; any other accepts it.',
    params: { email: 'The address.' },
    told: { failed: CHECK },
  },
  verifyTelephone: {
    area: 'account',
    summary: 'Says whether a telephone number is real.',
    note: 'The answer is one word. `unverified` and `dead` reject the number, whatever the case; any other accepts it.',
    params: { telephone: 'The number.' },
    told: { failed: CHECK },
  },
  lookupAddress: {
    area: 'account',
    summary: 'Finds addresses by postcode.',
    told: {
      failed: 'The form says that addresses could not be looked up; they can be entered by hand.',
    },
  },
  initiateMigration: {
    area: 'account',
    summary:
      'Asks, after a login that failed, whether the address has an account in the old system, and mails it a code.',
    note: 'Without an older system answer 404 always, which is no `stay:failed`: after a 2xx the guest is asked for the code.',
    told: { failed: 'The login says that it was refused.' },
  },
  validateMigration: {
    area: 'account',
    summary: 'Checks the code that was mailed, and answers with what the old account knows.',
    told: {
      failed: WENT_WRONG,
      '4XX': 'The form asks to check the details.',
      '401': WENT_WRONG,
      '429': WENT_WRONG,
    },
  },
  register: {
    area: 'account',
    summary: 'Creates an account, from its own form, or before `stage` with the details of a booking.',
    note: '`addressBooks` is null where the mailing list is not joined. Answer 409 with a `Message` where the address has an account. A password has 8 characters at least.',
    told: {
      failed:
        'The form says that registration failed, with the estate’s `Message`. Beside a booking the booking goes on, and its confirmation says that the account could not be created.',
    },
  },
  forgotPassword: {
    area: 'account',
    summary: 'Asks for a new password, for other clients than the widget.',
    note: 'The widget’s reset has three calls of its own.',
    told: NOBODY,
  },
  changePassword: {
    area: 'account',
    summary: 'Changes the member’s password.',
    note: '`password1` and `password2` are the same.',
    who: 'member',
    told: {
      failed: 'The form says that the password is not changed, with the estate’s `Message`.',
      '400': 'With a `Message`: the field of the old password says it.',
    },
  },
  profile: {
    area: 'account',
    summary: 'Gives the member’s name, contact and address, after a login.',
    who: 'member',
    told: {
      failed: 'The login says that there has been an error. In the account: this could not be loaded.',
      '401': TO_LOGIN,
    },
  },
  validateSignIn: {
    area: 'account',
    summary: 'Says whether the token is good, before a screen of the account is shown.',
    who: 'member',
    told: {
      failed: NO_ACCOUNT,
      '4XX': SIGNED_OUT,
      '401': SIGNED_OUT,
      '429': NO_ACCOUNT,
    },
  },
  accountConfiguration: {
    area: 'account',
    summary: 'Gives what the account area shows: titles, countries, names of rooms and rates, and add-ons.',
    told: { failed: NOT_LOADED },
  },
  updateProfile: {
    area: 'account',
    summary: 'Keeps what the member changed in the account details.',
    note: '`address` is null for who is not in the property system. The e-mail address may be a new one.',
    who: 'member',
    told: { failed: OWN_WORDS },
  },
  initiatePasswordReset: {
    area: 'account',
    summary: 'Mails a code for a new password, where the address has an account.',
    note: 'It answers alike whether there is such an account or not.',
    told: { failed: OWN_WORDS },
  },
  confirmPasswordReset: {
    area: 'account',
    summary: 'Checks the code that was mailed, and lets a new password be set.',
    told: { failed: OWN_WORDS, '4XX': 'The field of the code says the `Message`.' },
  },
  changeResetPassword: {
    area: 'account',
    summary: 'Sets the new password.',
    note: '`password` and `password2` are the same.',
    told: { failed: OWN_WORDS },
  },
  addressBooks: {
    area: 'lists',
    summary: 'Gives the mailing lists that an address is on.',
    who: 'member',
    params: { emailAddress: 'The member’s address.' },
    told: { failed: NOT_LOADED, '401': TO_LOGIN },
  },
  subscribe: {
    area: 'lists',
    summary: 'Puts an address on mailing lists, with what is known of the member.',
    who: 'member',
    told: { failed: OWN_WORDS },
  },
  unsubscribe: {
    area: 'lists',
    summary: 'Takes an address off mailing lists.',
    who: 'member',
    told: { failed: OWN_WORDS },
  },
} satisfies Partial<Meanings>;
