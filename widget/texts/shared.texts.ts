/** Words that several screens share. */
export const shared = {
  back: 'Back',
  nextStep: 'Next Step',
  continue: 'Continue',
  close: 'Close',
  retry: 'Try again',
  remove: 'Remove',
  edit: 'Edit',
  /** A control and what it is for, read aloud: 'Continue: The Lake Room'. */
  about: '{text}: {about}',
  /** Facts of different kinds in one line, one after the other. */
  facts: '{before}, {next}',
  /** 'Edit' and what it changes, read aloud: 'Edit Rooms & Rates'. */
  editOf: '{text} {what}',
  room: 'Room {leg}',
  guests: {
    adults: { one: '{n} adult', other: '{n} adults' },
    children: { one: '{n} child', other: '{n} children' },
    infants: { one: '{n} infant', other: '{n} infants' },
  },
  dogs: { one: '{n} dog', other: '{n} dogs' },
  rooms: { one: '{n} room', other: '{n} rooms' },
  nights: { one: '{n} night', other: '{n} nights' },
  /** What is known of cancelling a stay that has no deadline ahead. */
  terms: {
    final: 'Non-refundable. This booking cannot be cancelled or changed online.',
    late: 'This stay can no longer be cancelled free of charge.',
    withVoucher:
      'With a gift voucher, this booking cannot be cancelled or changed online. Please contact the hotel instead.',
    prepaidWithVoucher:
      'Non-refundable. With a gift voucher, this booking cannot be cancelled or changed online. Please contact the hotel instead.',
  },
  fieldErrors: {
    required: '{label} is a required field',
    emailInvalid: '{label} must be a valid email',
    telephoneInvalid: 'Telephone is not valid.',
    timeRequired: 'A time is required',
    leadGuestRequired: 'Lead guest is a required field',
    passwordsDiffer: 'Passwords must match',
    passwordTooShort: 'Minimum 8 characters',
    dogInformationRequired: 'Please enter your dog information.',
    termsRequired: '{label} is a required field',
    sixDigits: 'Must be exactly 6 digits',
  },
  /** Why a call failed, where the specification has no text. */
  failures: {
    offline: 'The connection failed. Please check it and try again.',
    timeout: 'This is taking longer than it should. Please try again.',
    other: 'Something went wrong at our end. Please try again.',
    refused: "The hotel's system refused this request. Please try again.",
    unreadable: "We could not read the hotel's answer. Please try again.",
  },
};
