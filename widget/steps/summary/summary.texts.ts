/** The check before payment. */
export const summary = {
  title: 'Check your booking details',
  text: "Check you're happy with everything and proceed to payment",
  yourBooking: 'Your booking',
  lead: {
    heading: 'Lead booker details',
    name: 'Name',
    email: 'Email',
    telephone: 'Telephone',
    address: 'Address',
    account: 'Account',
    accountToCome: 'Created with this booking',
  },
  terms: 'Changes and cancellation',
  /** Below the terms of a room that is paid on arrival. */
  extrasToday: 'Your add-ons are paid today.',
  /** The questions about a room, for the answers. */
  requests: {
    heading: 'Your requests',
    dogRequirements: 'Dog Information',
    dietaryRequirements: 'Dietary requirements or allergies',
    dinnerBookingRequests: 'Dinner requests',
    spaRequests: 'Health conditions',
    specialRequirements: 'Special Requests',
  },
  /** What an amendment leaves behind. */
  amended: {
    /** The old booking could not be read. */
    unknown:
      'Only what you have chosen here is in your changed booking. Tables, tee times, pool and spa times, treatments and add-ons of the old one are not carried over: choose them again if you want to keep them.',
    lost: 'Your old booking also has the following, which this one does not have:',
    onArrival: 'Paying on arrival',
    free: 'Free cancellation until {time} on {date}',
    /** Facts of the old booking that the estate does not send. */
    again:
      'Tables, tee times, pool and spa times of the old booking are not carried over either. Choose again what you want to keep.',
    times:
      'Tables, tee times, pool and spa times of your old booking are not carried over: choose them again if you want to keep them.',
    included: { breakfast: 'Breakfast', dinner: 'Dinner', golf: 'Golf', pool: 'Use of the pool' },
  },
  submit: 'Payment',
  failed: 'Your booking could not be prepared for payment',
  kept: 'Nothing has been lost and nothing has been paid.',
  doubtful:
    'We could not find out whether this booking has been paid for already. Please try again in a moment.',
  differing: {
    title: 'The bill is not the same',
    total:
      "The hotel's bill for this booking is {estate}, not {shown} as it says here. Nothing has been paid. Please check your booking.",
    dueToday:
      'The hotel would take {estate} today, not {shown} as we worked out. Nothing has been paid. Please check your booking.',
    call: 'If it is right, call us on {phone} before you pay.',
    contact: 'If it is right, contact us before you pay.',
    contactLink: 'Contact us',
  },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    summary: typeof summary;
  }
}
