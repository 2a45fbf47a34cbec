/** Hints above every screen, about the link that led here or about the sign-in. */
export const hints = {
  unknownRoute: 'We could not find that page of the booking, so you are where you left off.',
  unreadableLink:
    'Some of the details in that link could not be read. Please check the dates and guests below.',
  otherTab:
    'Your booking is open in another tab and goes on there. Here you can begin another one with the same search.',
  signedOut: 'You have been signed out; this booking will not appear in your account.',
  dismiss: 'Dismiss',
};
