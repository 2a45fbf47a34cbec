/** The panel of a spa visit in the list. */
export const spaBookings = {
  spaDay: 'Spa Day: {name}',
  guest: 'Guest:',
  guestOf: 'Guest {n}:',
  treatments: 'Total Treatments: {n}',
};
