/** The search screen. */
export const search = {
  title: 'Book a room',
  /** Before a new search gives back held rooms. */
  holdsRooms:
    'Checking availability again gives back what we are holding for you. Names, times and add-ons come along where they still fit.',
  summary: 'Tell us when you would like to come, and who with.',
  /** Instead, where a booked room is changed (F-11). */
  amending: {
    title: 'Change your stay',
    summary: 'Choose your new dates, and who is coming.',
  },
  arrival: 'Arrival date',
  nights: 'Nights',
  departure: 'Departing {date}',
  dates: 'Dates',
  /** Closes the calendar for the dates: 'Use 17–20 Jan (3 nights)'. */
  useDates: { one: 'Use {dates} ({n} night)', other: 'Use {dates} ({n} nights)' },
  fixed:
    'Your voucher was checked for these dates. Remove it to choose other dates here, or choose them at a room, where it is checked again.',
  /** Announced, not shown: the values that stay while a voucher is applied, and that they can be chosen again. */
  said: {
    fixed: 'Arrival date {date}, {nights}. Your voucher was checked for these dates.',
    free: 'Your voucher is removed. You can choose your dates again.',
  },
  /** The part that folds: 'Rooms and guests', '1 room, 2 adults'. */
  who: 'Rooms and guests',
  whoAmending: 'Guests',
  rooms: 'How many rooms would you like to book?',
  moreRooms: '5+',
  guests: 'Guests in Room {leg}',
  adults: 'Adults',
  children: 'Children',
  /** The upper limit of the search, which a room may go beyond, and what to do for more. */
  mostChildren: 'Up to {n} in a room online',
  moreChildren: {
    call: 'To bring more children, please call us on {phone}.',
    contact: 'To bring more children, please',
    contactLink: 'contact us',
  },
  childAge: 'Child Age',
  childAgeOf: 'Child Age {n}',
  underOne: 'Under 1',
  years: { one: '{n} year', other: '{n} years' },
  /** 'Check Availability' waits for the ages. */
  agesMissing: 'Please choose the age of each child: rooms and prices depend on it.',
  dogs: 'Dogs',
  /** Unfolds the two fields below it. */
  codes: 'Code or gift voucher?',
  code: 'Got a code?',
  voucher: 'Got a voucher?',
  apply: 'Apply code',
  checking: 'Checking your voucher...',
  howTo: 'How to use Voucher Codes',
  applied: 'Applied Vouchers',
  invalid: 'Invalid Vouchers',
  voucherName: '{reference} - {name}',
  value: 'The value of your voucher is {amount}',
  reasons: {
    alreadyUsed: 'Already used',
    outsidePeriod: 'Voucher invalid for booking date',
    invalidCategory: 'Invalid category',
    unknown: 'Unknown',
    notOnline: 'Cannot be used online',
    notFound: 'Cannot be found',
  },
  /** The check had no answer, so nothing is known of the voucher. */
  unchecked: {
    title: 'Not checked yet',
    text: 'We could not check this voucher. {reason}',
  },
  refusal: {
    title: 'Invalid Voucher Code',
    expired: 'Please note this gift experience cannot currently be redeemed online.',
    category: 'Please note this voucher cannot be redeemed against Overnight experiences online.',
    contact: 'Contact our team to book with your voucher',
  },
  stayVoucher: 'Stay vouchers can only be redeemed with a single room booking.',
  map: 'View estate map',
  submit: 'Check Availability',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    search: typeof search;
  }
}
