/** The check before payment (B §2.3). */
export const summary = {
  title: 'Check your booking details',
  text: "Check you're happy with everything and proceed to payment",
  yourBooking: 'Your booking',
  submit: 'Payment',
  failed: 'Your booking could not be prepared for payment',
  kept: 'Nothing has been lost and nothing has been paid.',
};
