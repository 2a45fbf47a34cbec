/** What became of a payment that was sent, or of a payment page that the guest left. */
export const outcome = {
  asking: {
    title: 'Checking your booking',
    text: 'We have not heard back about your payment, so we are asking the hotel whether your booking is made. Please do not pay again.',
    left: 'You have left the payment page, so we are asking the hotel whether it has taken a payment. Please do not pay again.',
    addressed:
      'You have opened the address of a payment, so we are asking the hotel whether it has taken one. Please do not pay again.',
    notThere:
      'When we last asked, at {time}, the hotel had no booking under your number. We keep asking, as this can take a minute.',
    silence: 'We have no answer from the hotel yet. We keep asking.',
    askAgain: 'Check again',
    checking: 'Checking...',
    call: 'If you would rather not wait, call us on {phone} and give your number.',
    contact: 'If you would rather not wait, contact us and give your number.',
    callOnly: 'If you would rather not wait, call us on {phone}.',
    contactOnly: 'If you would rather not wait, contact us.',
  },
  payment: 'Payment of {amount}',
  /** For a payment that an earlier load of the page sent. */
  paymentSent: 'Payment of {amount}, sent on {when}',
  /** For such a payment, where nothing is paid today. */
  sent: 'Sent on {when}',
  number: 'Confirmation Number:',
  contactLink: 'Contact us',
  notBooked: {
    title: 'We have no booking under this number',
    text: 'The hotel was asked several times, last at {time}, and had no booking for your payment. If money has left your account, please call us before you book again.',
    framed:
      'You have been to the payment page, so your payment may have been taken, but when we last asked, at {time}, the hotel had no booking for it. Please call us before you book again.',
    call: 'Call us on {phone} and give your number.',
    contact: 'Contact us and give your number.',
    anew: 'Begin a new booking',
  },
  sessionGone: {
    title: 'Payment',
    error: 'Error',
    text: 'Sorry your booking is no longer in session, please begin your booking again.',
  },
};
