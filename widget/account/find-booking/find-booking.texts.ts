/** A booking looked up without an account. */
export const findBooking = {
  title: 'Find your booking',
  intro: 'Your confirmation number is at the top of your confirmation, and in the email that we sent you.',
  number: 'Confirmation number',
  email: 'Email',
  submit: 'Find booking',
  busy: 'Looking for your booking…',
  unknown: {
    title: 'We could not find a booking with this number and email.',
    text: 'Please check both. The email has to be the one that the booking was made with.',
    call: 'If it is still not there, please call us on {phone}.',
    contact: 'If it is still not there, please contact us.',
    contactLink: 'Contact us',
  },
  tooOften: {
    title: 'That was too many tries',
    from: 'Nothing was looked up. You can try again from {time}.',
    later: 'Nothing was looked up. Please try again later.',
    call: 'If you need your booking sooner, please call us on {phone}.',
    contact: 'If you need your booking sooner, please contact us.',
    contactLink: 'Contact us',
  },
  /** Where the hotel has no look-up, and no accounts. */
  notOffered: {
    title: 'Your booking',
    call: 'You cannot look your booking up here. To see, change or cancel it, call us on {phone} and give your confirmation number.',
    contact:
      'You cannot look your booking up here. To see, change or cancel it, contact us and give your confirmation number.',
    contactLink: 'Contact us',
  },
  failed: 'Your booking could not be looked up',
  login: 'Login to your account',
  stay: {
    heading: 'Your stay',
    arrival: 'Arrival',
    checkIn: 'Check-in from {time}',
    departure: 'Departure',
    checkOut: 'Check-out by {time}',
    address: 'Where to find us',
    directions: 'Directions',
    paid: 'Paid',
    /** A room is cancelled, and the amount has nothing of it. */
    paidOfRest: 'Paid for the rooms that are not cancelled',
    onArrival: 'Still to pay on arrival',
  },
  cancelled: 'This booking is cancelled.',
  rooms: 'Your booking details',
  print: 'Print',
  calendar: {
    add: 'Add to calendar',
    file: 'stay.ics',
    title: 'Stay: {room}',
    plain: 'Stay',
    leg: 'Room {leg}',
  },
  another: 'Find another booking',
  change: {
    heading: 'If your plans change',
    call: 'To change or cancel your booking, call us on {phone} and give your confirmation number.',
    contact: 'To change or cancel your booking, contact us and give your confirmation number.',
    contactLink: 'Contact us',
    signIn: 'Booked with an account? Sign in to manage this booking',
    manage: 'Manage this booking',
    /** Where a room can be cancelled here. */
    cancel: {
      text: 'You can cancel a room here. For that, we send a code to the email of your booking.',
      button: 'Cancel a room',
      call: 'To change your booking, call us on {phone} and give your confirmation number.',
      contact: 'To change your booking, contact us and give your confirmation number.',
    },
  },
};
