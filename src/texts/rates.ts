/** The rate selection screen (A §2.7, §8.5, §9.3). */
export const rates = {
  title: 'Room {leg}: Select Rate',
  payLater: '- Pay later',
  discount: '- {percent}% off',
  nonRefundable: 'Non-refundable however changes can be made until {time} on {date}',
  payOnArrival: 'Pay on arrival and cancel your stay up to {time} on {date}',
  legend: 'Rates: {name}',
  forStay: { one: 'All prices are for {n} night.', other: 'All prices are for {n} nights.' },
  booking: 'Holding your room…',
  error: {
    heading: 'Error',
    text: 'An error has occurred. Please click on here below to search again.',
    restart: 'Search again',
  },
  none: 'There are no rates left for this room. Please go back and choose another room.',
  change: {
    title: 'Change this rate?',
    text: 'Changing the rate removes {losses}.',
    confirm: 'Change rate',
    cancel: 'Keep my rate',
  },
};

declare module './catalogue.ts' {
  interface Texts {
    rates: typeof rates;
  }
}
