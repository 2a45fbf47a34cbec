/** Cancelling a room of a booking that was looked up, by a code. */
export const cancelRoom = {
  send: {
    text: 'To be sure that it is you, we send a code to the email of your booking.',
    button: 'Send code',
    failed: 'The code was not sent',
  },
  title: 'Enter the code',
  sent: 'We have sent a code to the email of your booking. It can take a minute to arrive.',
  /** Instead, where the hotel has not confirmed it. */
  unsure:
    'We do not know whether a code was sent to the email of your booking. It can take a minute to arrive.',
  wrong: 'This code is not right. Room {leg} is not cancelled.',
  expired: {
    title: 'This code is no longer valid',
    text: 'Room {leg} is not cancelled. Please have a new code sent.',
  },
  wait: 'No email yet? You can have a new code sent in half a minute.',
  resent: 'We have sent a new code. The one before is no longer valid.',
  busy: 'Cancelling the room…',
  tooOften: {
    from: 'No code was sent. You can try again from {time}.',
    later: 'No code was sent. Please try again later.',
    call: 'If you need to cancel sooner, please call us on {phone}.',
    contact: 'If you need to cancel sooner, please contact us.',
  },
};
