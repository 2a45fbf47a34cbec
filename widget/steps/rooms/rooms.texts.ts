/** The room availability screen. */
export const rooms = {
  title: 'Room {leg}: Select Room',
  /** In a booking of one room, whose number says nothing. */
  titleOnly: 'Room 1: Select Room',
  loading: 'Looking for rooms for your dates…',
  /** Announced, not shown. */
  count: 'Room types available for your stay: {free} of {all}.',
  /** The filters of the list, and its order. */
  wanted: {
    open: 'Filter and sort',
    /** The end of the opened filters. */
    show: { one: 'Show {n} room type', other: 'Show {n} room types' },
    shown: 'Room types shown: {shown} of {all}.',
    /** Removes a filter, read aloud. */
    remove: '{filter}, remove this filter',
    clear: 'Clear filters',
    none: 'No room matches your filters.',
    hidden: 'Your room so far, {name}, is hidden by your filters.',
  },
  sorts: { place: 'By place', cheapest: 'Lowest price first', dearest: 'Highest price first' },
  /** On a phone, where the pictures and words of an area are folded. */
  about: 'About',
  /** The rooms that the party cannot have on its dates, folded at the end. */
  others: {
    one: '{n} more room type, not available for your stay',
    other: '{n} more room types, not available for your stay',
  },
  /** Where a package voucher does not bring them: without it they may be free. */
  withoutVoucher: 'Go back to your search to remove your voucher',
  /** The button of a room. */
  choose: 'Continue',
  /** For a further room: the first one's room and rate once more. */
  again: { title: 'The same again', choose: 'Book the same again' },
  /** The rooms to compare side by side. */
  compare: {
    tick: 'Compare',
    full: 'Compare (three at most)',
    open: { one: 'Compare {n} room', other: 'Compare {n} rooms' },
  },
  largePicture: '{picture}, full screen',
  withoutDog: 'This room is booked without a dog.',
  size: 'Avg. {size} sq. m',
  dogFriendly: 'Dog Friendly',
  sleeps: '{adults} / {children}',
  /** Where the room does not take as many of both at once. */
  sleepsInAll: '{sleeps}, up to {n} in all',
  from: 'From',
  forNights: { one: 'For {n} night', other: 'For {n} nights' },
  outcomes: {
    minimumGuests: 'Requires a minimum of {n} guests',
    notDogFriendly: 'Not dog friendly',
    notChildFriendly: 'Not child friendly',
    notInfantFriendly: 'Not infant friendly',
    sleeps: {
      guests: { one: 'Sleeps {n}', other: 'Sleeps {n}' },
      adults: { one: 'Sleeps {n} adult', other: 'Sleeps {n} adults' },
      children: { one: 'Sleeps {n} child', other: 'Sleeps {n} children' },
    },
    minimumNights: 'Minimum {n} nights',
    soldOut: 'Sold out',
    notWithVoucher: 'Not available with your voucher',
  },
  chosen: 'Your room so far',
  week: {
    open: 'Prices by date',
    label: 'Prices by date for {name}',
    hint: 'Choose a day of arrival, then a day of departure.',
    chooseDeparture: 'Arriving on {date}. Now choose a day of departure.',
    noPrice: '-',
    forNight: 'The lowest price of each night, rounded up.',
    forNightAt: 'Prices are for 1 night, {rate}, rounded up.',
    loading: 'Loading prices…',
    failed: 'We could not load the prices by date.',
  },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    rooms: typeof rooms;
  }
}
