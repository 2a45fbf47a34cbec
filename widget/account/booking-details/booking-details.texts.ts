/** The detail of a stay. */
export const bookingDetails = {
  heading: { one: '{date}: {n} Room', other: '{date}: {n}\u00a0Rooms' },
  room: 'Room {leg}:',
  choices: 'Room, Rate & Add Ons:',
  guests: 'Guests',
  dogs: 'Dogs',
  roomType: 'Room type',
  rate: 'Rate',
  addOns: 'Add ons',
  quantity: '{n} x {name}',
  receipt: {
    heading: 'Room {leg} Receipt:',
    roomAndRate: 'Room & rate',
    childrenAndInfants: 'Children & Infants',
    /** Of a party without the others. */
    children: 'Children',
    infants: 'Infants',
    dogs: 'Dogs',
    addOns: 'Add ons',
    total: 'Total',
    rate: 'Rate:',
    deposit: 'Advanced purchase',
    flexible: 'Flexible rate',
    terms: {
      nonRefundable: 'Non-refundable however changes can be made until {time} on {date}',
      payOnArrival: 'Pay on arrival and cancel your stay up to {time} on {date}',
    },
  },
  paid: {
    title: 'Your payment has been authorised',
    card: 'Card ending {card}.',
    note: 'Please note transactions can take up to 24 hours to process.',
  },
  due: {
    title: 'Payment due on arrival',
    /** Instead, where a part may be paid already. */
    rest: 'What is not paid yet is due on arrival',
    text: "The lead booker's card guarantees this payment",
  },
  guestNames: 'Guests Names',
  /** For a guest who is named later. */
  nameToFollow: 'Name to follow',
  /** Where it is not said who stays in the room. */
  inNameOf: 'In the name of {name}',
  spa: {
    title: 'Your Spa Itinerary',
    requests: 'Times here are requests only',
    confirm: 'The reservations team will be in touch to confirm shortly',
    guest: "{firstName}'s itinerary",
  },
  before: 'Before you arrive',
  change: {
    title: 'Want to make a change?',
    text: "You can easily amend your booking until 14 days prior to your stay (or until the day before arrival if you're on a flexible rate).",
    until: 'You can amend your booking until {until}.',
    can: 'You can change',
    what: ['New dates', 'Number of guests', 'Room type'],
    open: 'Amend Booking',
  },
  cancel: {
    title: 'Need to Cancel?',
    text: "If you've booked a flexible rate, your stay can be cancelled until 3pm the day prior to your arrival.",
    until: 'You can cancel your stay online until {until}.',
    open: 'Cancel Booking',
  },
  /** Where neither can be done online. */
  notOnline: {
    call: 'Call us on {phone} and give your confirmation number.',
    contact: 'Contact us and give your confirmation number.',
  },
  modal: {
    dates: 'Dates',
    roomType: 'Room Type',
    names: 'Names',
    until: '{date} at {hour}',
    /** 'Cancel' or 'Amend'. */
    action: '{text} Room {leg}',
  },
  cancelModal: {
    title: 'Need to cancel?',
    done: 'This booking is cancelled.',
    until: 'Cancel until: {until}',
    room: 'Cancel',
    closed: 'This booking cannot be cancelled online, please contact the hotel to cancel your booking.',
    all: 'Cancel All',
    sure: 'Are you sure?',
    one: 'Room {leg} will be cancelled.',
    every: 'All rooms will be cancelled.',
    /** What was paid and what comes back, as far as the hotel has told. */
    money: {
      free: 'Free until {date}, {time}. You paid nothing.',
      paid: 'You paid {amount}.',
      nothingPaid: 'You paid nothing.',
      nonRefundable: 'The rate of room {leg} is non-refundable.',
      refund: 'The hotel decides by its booking terms what comes back to you.',
    },
    keep: { one: 'Keep the room', all: 'Keep all rooms' },
    go: { one: 'Cancel room {leg}', all: 'Cancel all rooms' },
    /** After it. */
    cancelled: 'Room {leg} is cancelled.',
    refused: 'We could not cancel online. Your booking stands as you see it here.',
  },
  /** A cancellation that was sent, and that the hotel has not confirmed. */
  cancellation: {
    one: 'We do not know whether room {leg} is cancelled',
    all: 'We do not know whether your rooms are cancelled',
    text: 'We have sent your cancellation, but the hotel has not confirmed it. We are asking, so you need not send it again.',
    notMade:
      'When we last asked, at {time}, the hotel had not made this cancellation. We keep asking, as this can take a minute.',
    clear: {
      one: 'Room {leg} is not cancelled',
      all: 'Your rooms are not cancelled',
      text: 'When we last asked, at {time}, the hotel had not made this cancellation. You can cancel again, or call us.',
      back: 'Back to your booking',
    },
  },
  /** A package that was added or removed, where the hotel has not confirmed it. */
  packageChange: {
    add: 'We do not know whether {name} is added to room {leg}',
    remove: 'We do not know whether {name} is removed from room {leg}',
    text: 'We have sent your change, but the hotel has not confirmed it. We are asking, so you need not send it again.',
    notMade:
      'When we last asked, at {time}, the hotel had not made this change. We keep asking, as this can take a minute.',
    clear: {
      add: '{name} is not added to room {leg}',
      remove: '{name} is not removed from room {leg}',
      text: 'When we last asked, at {time}, the hotel had not made this change. You can make it again, or call us.',
    },
  },
  amendModal: {
    title: 'Want to make a change?',
    until: 'Amend until: {until}',
    room: 'Amend',
    voucher: 'Your booking cannot be amended online. Please contact us to make any changes.',
    closed: 'Your booking cannot be amended.',
  },
  terms: {
    title: 'Booking Terms & Conditions',
    cancellation: 'Cancellation Policy',
    tax: 'Tax Information',
  },
};
