/** The rate selection screen. */
export const rates = {
  title: 'Room {leg}: Select Rate',
  /** In a booking of one room, whose number says nothing. */
  titleOnly: 'Room 1: Select Rate',
  payLater: '- Pay later',
  discount: '- {percent}% off',
  nonRefundable: 'Non-refundable however changes can be made until {time} on {date}',
  payOnArrival: 'Pay on arrival and cancel your stay up to {time} on {date}',
  perNight: '{amount} a night',
  /** Where the nights times this are not the price of the stay. */
  perNightRounded: 'about {amount} a night',
  /** At the rates that stand out. */
  marks: { lowest: 'Lowest price', freest: 'Most flexible' },
  /** Opens below the chosen rate. */
  nights: {
    open: 'Price of each night',
    loading: 'Loading the price of each night…',
    /** The nights of the estate's calendar do not add up to the price of the stay. */
    none: 'The hotel prices this rate by the stay, not by the night.',
    failed: 'We could not load the price of each night.',
  },
  /** The extra cost over the cheapest rate of the list. */
  more: '+{amount} in all',
  /** Where the cheapest rate has another name. */
  moreThan: '{more}, compared with {name}',
  samePrice: 'Same price',
  /** Beside a rate that would replace a booked one. */
  today: {
    more: '+{amount} compared with today',
    less: '−{amount} compared with today',
    same: 'Same price as today',
  },
  /** What a rate's price includes. */
  inclusions: {
    breakfast: 'breakfast',
    dinner: { one: 'dinner', other: 'dinner each night' },
    firstDinner: 'dinner on the first night',
    someDinners: 'dinner',
    spa: 'spa treatments',
    spaPool: 'pool access',
    golf: 'golf',
  },
  includes: 'Includes {what}',
  code: 'With code {code}',
  showAll: 'Show all {n} rates',
  showFewer: 'Show fewer rates',
  /** The text beside Next Step: the chosen rate, or what is missing. */
  inAll: '{amount} in all',
  room: 'Room {leg} of {rooms}',
  choose: 'Choose a rate to go on.',
  legend: 'Rates',
  forStay: { one: '{room}. All prices are for {n} night.', other: '{room}. All prices are for {n} nights.' },
  booking: 'Holding your room…',
  error: {
    heading: 'Error',
    text: 'An error has occurred. Please click on here below to search again.',
    restart: 'Search again',
    /** The estate says why it does not hold the room; its own words follow. */
    notHeld: 'We could not hold this room',
    /** The estate was asked again, and has the room or the rate no more. */
    roomGone: 'This room has just gone',
    rateGone: 'This rate has just gone',
    otherRates: 'These rates are left for this room.',
    otherRoom: 'Choose another room',
  },
  none: 'There are no rates left for this room. Please go back and choose another room.',
  change: {
    title: 'Change this rate?',
    text: 'Changing the rate removes {losses}.',
    confirm: 'Change rate',
    cancel: 'Keep my rate',
  },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    rates: typeof rates;
  }
}
