/** What the frame around the steps says when the guest cannot go on. */
export const booking = {
  loading: 'Getting things ready...',
  unavailable: {
    title: 'We cannot reach the booking system',
    /** Where the system answered, but not with what the booking needs. */
    stopped: 'We cannot go on with your booking',
    text: 'What you have entered is kept.',
    call: 'Or call us on {phone}.',
  },
  /** The stay under the progress: 'Sun 17 – Mon 18 Jan · 2 rooms · 4 adults · Change'. */
  stay: {
    change: 'Change',
    /** What 'Change' changes, read aloud. */
    what: 'dates and guests',
  },
  broken: {
    title: 'Something went wrong on this page',
    text: 'What you have entered is kept.',
  },
};
