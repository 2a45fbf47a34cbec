/** What the frame round the steps says when something keeps the guest from going on. */
export const booking = {
  loading: 'Getting things ready...',
  unavailable: {
    title: 'We cannot reach the booking system',
    text: 'What you have entered is kept.',
    call: 'Or call us on {phone}.',
  },
  hints: {
    unknownRoute: 'We could not find that page of the booking, so you are where you left off.',
    unreadableLink:
      'Some of the details in that link could not be read. Please check the dates and guests below.',
    otherTab:
      'Your booking is open in another tab and goes on there. Here you can begin another one with the same search.',
    signedOut: 'You have been signed out; this booking will not appear in your account.',
  },
  dismiss: 'Dismiss',
  broken: {
    title: 'Something went wrong on this page',
    text: 'What you have entered is kept.',
  },
};
