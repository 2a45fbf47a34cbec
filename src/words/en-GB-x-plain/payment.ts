import type { Words } from '../language.ts';

export const words: Words<'payment'> = {
  payment: {
    terms: {
      payOnArrival: 'You can cancel until {time} on {date}.',
      nonRefundable: 'No refund if you cancel. You can make changes until {time} on {date}.',
    },
    title: 'Payment',
    error: 'You have not paid yet',
    refused: {
      title: 'Your payment was refused',
      nothingTaken: 'Nothing has been taken.',
      another: 'You can try again, or use another card.',
    },
    errorSummary: 'Check your card details',
    vouchers: {
      title: 'Gift vouchers',
      question: 'Do you have gift vouchers?',
      text: 'Enter your voucher number below, and we will take its value off your bill.',
      reference: 'Voucher number',
      redeem: 'Use voucher',
      redeeming: 'Checking your voucher…',
      updating: 'Updating your bill…',
      unchecked: 'We could not check this voucher. {reason}',
      applied: 'Vouchers on your bill',
      value: 'Your voucher is worth {amount}',
      removeNamed: 'Remove {name} {reference}',
      appliedFirst: {
        title: 'Your voucher is on your bill',
        text: 'You now pay {amount} today. Nothing has been paid yet: to go on, choose ‘{pay}’ again.',
      },
      notApplied: {
        title: 'Your voucher is not on your bill',
        text: '{reference}: {reason}. Nothing has been paid. Change the number, or choose ‘{pay}’ again to pay without it.',
        unchecked:
          'We could not check {reference}. Nothing has been paid. Choose ‘{redeem}’ to check it again, or ‘{pay}’ to pay without it.',
      },
      invalid: 'Vouchers we cannot use',
      reasons: {
        alreadyUsed: 'Already used',
        outsidePeriod: 'Cannot be used on your dates',
        invalidCategory: 'Cannot be used for this payment',
        unknown: 'Cannot be used, and we do not know why',
        notOnline: 'Cannot be used online',
        notFound: 'Cannot be found',
      },
    },
    card: {
      heading: 'Card details',
      cardNumber: 'Card number',
      cardType: 'Card type',
      expiry: 'Expiry date',
      expiryForm: 'MM/YY',
      cardHoldersName: 'Name on card',
      typeUntold: 'We cannot tell the type from the number.',
      inMessages: {
        cardNumber: 'Card number',
        cardType: 'Card type',
        expiry: 'Expiry date',
        cardHoldersName: 'Name on card',
      },
      schemes: { VS: 'Visa', AX: 'Amex', DI: 'Discover', MC: 'MasterCard', UM: 'UK Maestro' },
      hints: {
        numberLooksWrong: 'This does not look like a card number. Check that it is right.',
        expiryUnreadable: 'Enter the date as it is on the card: MM/YY.',
        cardExpired: 'This card seems to have expired. Check the date.',
      },
    },
    frame: {
      title: 'Secure payment page',
      wallets: 'Pay by card below, or with {wallets} where your browser offers it.',
      walletNames: { applePay: 'Apple Pay', googlePay: 'Google Pay' },
      failed: 'Your payment was not taken. You can try again.',
      cancelled: 'You cancelled the payment. Nothing was taken, and you can try again.',
      retry: 'Try again',
    },
    elsewhere: {
      text: 'To keep you safe, we only take payment on our own page, and this page is shown inside another site. Open ours in a tab of its own to book and pay there.',
      link: 'Open our page',
    },
    stagingFailed: {
      title: 'We could not update your bill',
      text: 'Nothing has been paid. {reason}',
      doubtful:
        'We could not find out whether this booking has been paid for already. Try again in a moment.',
      retry: 'Try again',
    },
    differing: {
      title: 'The bill is not the same',
      total:
        'The hotel’s bill for this booking is {estate}, but this page says {shown}. Nothing has been paid. Try again, or go back and check your booking.',
      dueToday:
        'The hotel would take {estate} today, but this page says {shown}. Nothing has been paid. Try again, or go back and check your booking.',
    },
    submit: 'Book and pay',
    due: {
      now: 'Pay {amount} now',
      onArrival: 'Pay {amount} when you arrive',
      later: '{amount} when you arrive',
      nothingNow: 'Nothing to pay now',
    },
    safety: {
      card: 'We send your card details to the hotel over a secure connection, and do not keep them in this browser.',
      frame: 'Our payment provider takes your card details on its own secure page.',
      before: 'By paying, you accept our ',
      terms: 'booking terms',
      after: '.',
    },
    paying: 'Taking your payment. Please keep this page open…',
  },
  outcome: {
    asking: {
      title: 'Checking your booking',
      text: 'We have not heard back about your payment, so we are asking the hotel whether your booking is made. Please do not pay again.',
      left: 'You have left the payment page, so we are asking the hotel whether it has taken a payment. Please do not pay again.',
      notThere: 'The hotel has no booking under your number yet. This can take a minute, so we keep asking.',
      silence: 'We have no answer from the hotel yet. We keep asking.',
      askAgain: 'Check again',
      checking: 'Checking…',
      call: 'If you would rather not wait, call us on {phone} and give your number.',
      contact: 'If you would rather not wait, contact us and give your number.',
    },
    payment: 'Payment of {amount}',
    paymentSent: 'Payment of {amount}, sent on {when}',
    sent: 'Sent on {when}',
    number: 'Confirmation number:',
    contactLink: 'Contact us',
    notBooked: {
      title: 'We have no booking under this number',
      text: 'We asked the hotel several times, and it has no booking for your payment. If money has left your account, please call us before you book again.',
      framed:
        'You have been to the payment page, so your payment may have been taken, but the hotel has no booking for it. Please call us before you book again.',
      call: 'Call us on {phone} and give your number.',
      contact: 'Contact us and give your number.',
      anew: 'Start a new booking',
    },
    sessionGone: {
      title: 'Payment',
      error: 'Your booking has timed out',
      text: 'Sorry, we no longer hold it. Start your booking again.',
    },
  },
};
