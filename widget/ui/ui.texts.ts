/** Texts of the frame around every screen. */
export const ui = {
  frame: {
    heading: 'BOOK A ROOM',
    /** Instead, where a booked room is changed (F-11). */
    amending: 'CHANGE A ROOM',
    cancel: 'Cancel',
    signIn: 'Sign in',
    steps: ['Dates & Guests', 'Rooms & Rates', 'Add ons', 'Details', 'Payment'],
    progress: 'Booking progress',
    position: 'Step {step} of {steps}: {name}',
    done: '{step}, completed',
  },
  longWait: 'This is taking a little longer than usual. Please bear with us.',
};
