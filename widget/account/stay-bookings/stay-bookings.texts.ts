/** The panel of a stay in the list. */
export const stayBookings = {
  arrive: 'Arrive',
  depart: 'Depart',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rooms: 'Rooms(s):',
  guests: 'Guests:',
  roomType: 'Room Type',
  roomTypeOf: 'Room Type {leg}',
  spa: 'View details to see your Spa Itinerary',
  review: {
    text: "We hope you've enjoyed your stay! Why not leave us {link}?",
    link: 'A Review',
  },
  past: 'Past and cancelled',
  paid: 'Paid',
  deposit: 'Deposit: {amount}',
  dueOnArrival: 'Due on arrival: {amount}',
  bookAgain: 'Book Again',
};
