/** The rate selection screen (A §2.7, §8.5, §9.3). */
export const rates = {
  title: 'Room {leg}: Select Rate',
  payLater: '- Pay later',
  discount: '- {percent}% off',
  nonRefundable: 'Non-refundable however changes can be made until {hour} on {day}',
  payOnArrival: 'Pay on arrival and cancel your stay up to {hour} on {day}',
  choose: 'Rates for {name}',
  forStay: { one: 'for {n} night', other: 'for {n} nights' },
  nextStep: 'Next Step',
  nextStepWith: 'Next Step with {name}',
  back: 'Back',
  booking: 'Holding your room',
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
