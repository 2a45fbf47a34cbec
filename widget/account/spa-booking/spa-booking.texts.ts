/** The detail of a spa visit. */
export const spaBooking = {
  spaDayTitle: 'Your Spa Day booking summary',
  treatmentsTitle: 'Your Spa Treatment booking summary',
  policy: {
    refund:
      'If you cancel, 50% of the cost is refunded. If you cancel less than 48 hours before, the full cost is charged.',
    change: 'To make a change, please ring our spa team.',
    call: 'To make a change, please ring our spa team on {phone}.',
    arrive: 'Please arrive 15 minutes before your spa day or treatment.',
  },
  facts: { title: 'Date & Guests', date: 'Date', guests: 'Guests', package: 'Spa Package' },
  treatment: '{name} {n}\u00a0minutes',
  bill: {
    title: 'Your Bill',
    spaDays: 'Spa Days: {n} * {price} =',
    treatments: 'Treatments:',
    total: 'Total:',
  },
  itinerary: {
    title: 'Itinerary',
    guest: "{firstName}'s treatments",
    arrival: 'Arrival',
    departure: 'Departure',
  },
};
