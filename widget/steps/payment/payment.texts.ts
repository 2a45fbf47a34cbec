import { confirmation } from '../confirmation/confirmation.texts.ts';
import { search } from '../search/search.texts.ts';
import { summary } from '../summary/summary.texts.ts';

/** The payment screen. */
export const payment = {
  /** Until when the rooms can be changed or cancelled. */
  terms: {
    payOnArrival: confirmation.stay.payOnArrival,
    nonRefundable: confirmation.stay.nonRefundable,
    ofRoom: confirmation.stay.ofRoom,
  },
  title: 'Payment',
  error: 'Error',
  refused: {
    title: 'Your payment was refused',
    nothingTaken: 'Nothing has been taken.',
    another: 'You can try again, or use another card.',
    /** The estate cannot book it as it is. Its own reason stands between title and text. */
    ofBooking: {
      title: 'Your booking was not made',
      voucher: 'You can remove the voucher below, or go back and change your booking.',
      change: 'You can go back and change your booking.',
    },
  },
  errorSummary: 'Please check your card details',
  vouchers: {
    title: 'Gift vouchers',
    question: 'Got gift vouchers?',
    text: "Enter your voucher reference number below and we'll subtract the total from your bill",
    reference: 'Voucher reference number',
    redeem: 'Redeem',
    redeeming: 'Checking your voucher...',
    updating: 'Updating your bill...',
    /** The check had no answer, so nothing is known of the voucher. */
    unchecked: 'We could not check this voucher. {reason}',
    /** At the field, while the refused reference stands there. */
    refused: 'Not applied: {reason}',
    applied: 'Applied Vouchers',
    value: 'The value of your voucher is {amount}',
    removeNamed: 'Remove {name} {reference}',
    /** Pay was pressed with a reference in the field. */
    appliedFirst: {
      title: 'Your voucher has been applied',
      text: 'You now pay {amount} today. Nothing has been paid yet: to go on, press {pay} again.',
    },
    notApplied: {
      title: 'Your voucher was not applied',
      text: '{reference}: {reason}. Nothing has been paid. Change the reference, or press {pay} again to pay without it.',
      unchecked:
        'We could not check {reference}. Nothing has been paid. Press {redeem} to check it again, or {pay} to pay without it.',
    },
    invalid: 'Invalid Vouchers',
    reasons: search.reasons,
  },
  card: {
    heading: 'Card details',
    /** Why a card is asked for although nothing is paid today. */
    reason: {
      guarantee: 'Nothing is taken from your card today. It guarantees the payment due on arrival.',
      always: 'Nothing is taken from your card today. The hotel asks for a card with every booking.',
    },
    cardNumber: 'Card Number',
    cardType: 'Card Type',
    expiry: 'Expiry Date',
    // As on the card, in Latin letters.
    expiryForm: 'MM/YY',
    cardHoldersName: 'Name On Card',
    /** The number does not tell the card type. */
    typeUntold: 'We cannot tell it from the number.',
    /** The names of the fields in messages. */
    inMessages: {
      cardNumber: 'Card number',
      cardType: 'Card type',
      expiry: 'Expiry date',
      cardHoldersName: 'Name On Card',
    },
    schemes: { VS: 'Visa', AX: 'Amex', DI: 'Discover', MC: 'MasterCard', UM: 'UK Maestro' },
    hints: {
      numberLooksWrong: 'This does not look like a card number. Please check it.',
      expiryUnreadable: 'Please enter the date as it stands on the card: MM/YY.',
      cardExpired: 'This card seems to have expired. Please check the date.',
    },
  },
  frame: {
    title: 'Secure payment page',
    /** The wallets of the provider's page, for browsers that have them. */
    wallets: 'Pay by card below, or with {wallets} where your browser offers it.',
    /** The names of the wallets. */
    walletNames: { applePay: 'Apple Pay', googlePay: 'Google Pay' },
    failed: 'Your payment was not taken. You can try again.',
    cancelled: 'You cancelled the payment. Nothing was taken, and you can try again.',
    retry: 'Try again',
  },
  elsewhere: {
    text: 'For your safety, payment is taken on our own page only, and this page is shown inside another site. Open our page in a tab of its own to book and pay there.',
    link: 'Open our page',
  },
  stagingFailed: {
    title: 'Your bill could not be updated',
    text: 'Nothing has been paid. {reason}',
    doubtful: summary.doubtful,
    retry: 'Try again',
  },
  differing: {
    title: 'The bill is not the same',
    total:
      "The hotel's bill for this booking is {estate}, not {shown} as it says here. Nothing has been paid. Please try again, or go back and check your booking.",
    dueToday:
      'The hotel would take {estate} today, not {shown} as it says here. Nothing has been paid. Please try again, or go back and check your booking.',
  },
  // German law requires a wording as clear as 'zahlungspflichtig' (BGB § 312j), for both.
  /** May have {amount} in it: the sum that is paid now. */
  submit: 'PAY TO COMPLETE',
  /** Instead, where nothing is paid now (F-11). */
  confirm: 'Confirm booking',
  /** The text beside the button: the payment now, and the payment later. */
  due: {
    now: 'Pay {amount} now',
    onArrival: 'Pay {amount} on arrival',
    later: '{amount} on arrival',
    nothingNow: 'Nothing to pay now',
  },
  safety: {
    card: 'Your card goes to the hotel over a secure connection, and is not kept in this browser.',
    frame: 'Your card is taken by our payment provider, on its own secure page.',
    /** The text around the link. */
    before: 'By booking you accept our ',
    terms: 'booking terms',
    after: '.',
  },
  paying: 'Taking your payment. Please do not close this page...',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    payment: typeof payment;
  }
}
