/** Hints above every screen, about the link that led here, the sign-in, or what an earlier page has kept. */
export const hints = {
  unknownRoute: 'We could not find that page of the booking, so you are where you left off.',
  unreadableLink:
    'Some of the details in that link could not be read. Please check the dates and guests below.',
  otherTab:
    'Your booking is open in another tab and goes on there. Here you can begin another one with the same search.',
  signedOut: 'You have been signed out; this booking will not appear in your account.',
  renewed:
    'This page has been renewed since, and what you had chosen could not be kept. Please choose again.',
  /** A change of a booking that the estate has not been asked about. */
  amending: 'You are changing a booking.',
  /** The booked room as it is, and the one that takes its place. */
  today: {
    now: 'Now booked',
    next: 'New',
    withoutExtras: '{amount} without extras',
    /** The new price, with how it compares: '£139 (£343 less)'. */
    compared: '{amount} ({change})',
    more: '{amount} more',
    less: '{amount} less',
    same: 'same price',
    kept: 'Your room stays yours until the new one is booked.',
    paid: 'Anything paid for it is not taken off the new price: the hotel decides by its booking terms what comes back to you.',
  },
  amendedGone: 'The booking that you are changing is not there any more.',
  amendedNotFound: 'The booking that is to be changed was not found among your bookings.',
  newBooking: 'Go on as a new booking',
  amendNotFound: 'The booking that is to be changed was not found. What you choose here is a new booking.',
  amendmentEnded:
    'You are logged out, so the booking that you were changing stays as it is. From here on you are making a new booking.',
  amendmentDropped: 'From here on you are making a new booking.',
  unreadablePayment:
    'A payment may have been sent from this tab, and we cannot tell what became of it. Please ask us before you book again.',
  call: 'Call us on {phone}, and we will see whether your booking is made.',
  contact: 'Contact us, and we will see whether your booking is made.',
  contactLink: 'Contact us',
  dismiss: 'Dismiss',
};
