// The outline of each screen of a booking of two rooms for two nights with a promo code, in the
// specification's words. `outlineOf` in models/outline.ts explains the notation.

import { ADD_ONS, DATES, DETAILS, foot, head, ROOMS, said } from './parts.ts';

/** A §2.3. */
export const start = `${head()}
heading 2 'Book a room'
heading 3 'Book without account'
button 'Start Booking'
form 'Login or register'
  heading 3 'Login or register'
  textbox 'Username', required
  textbox 'Password', required
  link 'Get Reminder'
  button 'Login'
link 'Register'${said()}`;

/** A §2.4. */
export const search = `${head()}
heading 2 'Book a room'
button 'Arrival date 04/01/2027'
combobox 'Nights', expanded false
button 'Rooms and guests 1 room, 2 adults', expanded false
status
button 'Code or gift voucher?', expanded false
button 'View estate map'
button 'Check Availability'${said()}`;

const FIELDS = [
  ['combobox', 'Title', ', expanded false', 'Title'],
  ['textbox', 'First Name', '', 'First name'],
  ['textbox', 'Last Name', '', 'Last name'],
] as const;

const guestsOf = (leg: number) => `
region 'Room ${leg} guests:'
  heading 3 'Room ${leg} guests:'${[1, 2]
    .map((guest) =>
      [
        `\n  group 'Guest ${guest} in room ${leg}'`,
        ...FIELDS.map(([role, label, state, inMessage]) => {
          // Chromium reports `required` for text fields only.
          const required = role === 'textbox' ? ', required' : '';
          return `    ${role} '${label}'${required}, invalid${state} (${inMessage} is a required field)`;
        }),
      ].join('\n'),
    )
    .join('')}`;

/** A §2.8, §5.5: a form that was sent empty says how much is missing, leads to the first, and says it at each field. */
export const guestsRefused = `${head(DATES)}
heading 2 'Guest names'
group '12 names or titles are missing'
  heading 3 '12 names or titles are missing'
  button 'The first: Room 1, Guest 1: Title is a required field'${guestsOf(1)}${guestsOf(2)}
button 'Back'
button 'Next Step'${foot()}`;

const breakfastOf = (leg: number, names: string) => `
region 'Room ${leg}: ${names}'
  heading 3 'Room ${leg}: ${names}'
  heading 4 'Breakfast Times'
  button 'Book your tables (Breakfast Times, room ${leg})'
  status`;

/** A §2.9. */
export const itinerary = `${head(DATES)}
heading 2 'Set your itinerary'${breakfastOf(1, 'Tom Fell, Ivy Fell')}${breakfastOf(2, 'Sam Fell, Joy Fell')}
button 'Back'
button 'Next Step'${foot()}`;

const addOn = (name: string, hasMore = true, chosen = '') => `
group 'Pictures of ${name}'
heading 3 '${name}'${hasMore ? `\nbutton 'View more: ${name}', expanded false` : ''}${chosen}
button '${chosen === '' ? 'Add' : 'Add for another room'} : ${name}'`;
const FLOWERS = 'Flowers in your room';

/** A §2.11, D-618: first what the stay lacks. A chosen add-on has its own quantity, and 'Add' asks for the room. */
export const addOns = `${head(DATES, ROOMS)}
heading 2 'Can we make your stay even more special?'${[
  addOn('Supper at the Boathouse Kitchen', false),
  addOn('Treatments at the Bath House'),
  addOn('A round on the Ling Course'),
  addOn('The mud room'),
  addOn('An hour in the spa garden'),
  addOn(
    FLOWERS,
    true,
    `
checkbox 'Add to Room 1 : ${FLOWERS}', checked
button 'Fewer: ${FLOWERS}, quantity for room 1'
spinbutton '${FLOWERS}, quantity for room 1'
button 'More: ${FLOWERS}, quantity for room 1'`,
  ),
  addOn('Walking hamper'),
  addOn('A turn on the steam launch'),
  addOn('Late departure', false),
].join('')}
status
status
button 'Back'
button 'Continue'${foot('Flowers in your room, room 1: chosen. Total £578')}`;

/** B §2.2: a guest who has given an email address is offered an account. */
export const details = `${head(DATES, ROOMS, ADD_ONS)}
heading 2 'Lead booker details'
button 'Somebody else'
textbox 'Email', required
combobox 'Dialling code', expanded false
textbox 'Telephone', required
region 'Address'
  heading 3 'Address'
  combobox 'Country', expanded false
  textbox 'Postcode', required
  button 'Find Address'
  status
  textbox 'First line of address', required
  textbox 'Second line of address (optional)'
  textbox 'City', required
region 'Just a few last questions'
  heading 3 'Just a few last questions'
  group 'Questions for'
    button 'Tom & Ivy', pressed
    button 'Sam & Joy'
  textbox 'Dietary requirements or allergies (optional)'
  textbox 'Health conditions that may affect your spa treatment (optional)'
  textbox 'Special Requests (optional)'
region 'Create an account (optional)'
  heading 3 'Create an account (optional)'
checkbox 'I agree to the privacy notice (opens in a new tab) and terms of use (opens in a new tab)', checked
link 'privacy notice (opens in a new tab)'
link 'terms of use (opens in a new tab)'
button 'Back'
button 'Check your booking'${foot()}`;

const summaryOf = (leg: number) => `
region 'Room ${leg}:'
  heading 3 'Room ${leg}:'
  heading 4 'Changes and cancellation'
  button 'Edit room type of room ${leg}'
  button 'Edit rate of room ${leg}'
  button 'Edit guest names of room ${leg}'
  region 'Room ${leg} Bill:'
    heading 4 'Room ${leg} Bill:'
  heading 4 'Itinerary'
  button 'Edit times of room ${leg}'
  heading 5 'Breakfast Times'`;

const foldedRoom = (leg: number) => `
region 'Room ${leg}:'
  heading 3 'Room ${leg}:'
  button 'View more: Room ${leg}', expanded false`;

/** B §2.3: each part of a room has its own link back. */
export const summary = `${head(DATES, ROOMS, ADD_ONS)}
heading 2 'Check your booking details'
heading 3 'Your booking'
button 'Share'
region 'Lead booker details'
  heading 3 'Lead booker details'
  button 'Edit lead booker details'${summaryOf(1)}
  heading 4 'Add Ons'
  button 'Edit add ons of room 1'${summaryOf(2)}
button 'Back'
button 'Payment'${said()}`;

const toPay = (today: string) => `
region '${today}'
  heading 3 '${today}'
region 'To pay on arrival'
  heading 3 'To pay on arrival'`;

/** B §2.5. */
export const payment = `${head(DATES, ROOMS, ADD_ONS, DETAILS)}
heading 2 'Payment'
group 'Card details'
  textbox 'Card Number', required (Visa, Amex, Discover, MasterCard, UK Maestro)
  status
  textbox 'Expiry Date', required (MM/YY)
  textbox 'Name On Card', required
link 'booking terms (opens in a new tab)'
button 'Back'
button 'PAY TO COMPLETE' (Pay £48 now £530 on arrival)
region 'Got gift vouchers?'
  heading 3 'Got gift vouchers?'
  status${toPay('To pay today')}${foot()}`;

/** B §2.6: nothing to cancel or edit, and no running bill. */
export const confirmation = `
heading 1 'BOOK A ROOM'
heading 2 'Your stay is booked!'
button 'Print Confirmation'
button 'Add to calendar'
button 'Share'
button 'Send to a friend', expanded false
heading 2 'Your stay'
link 'Directions (opens in a new tab)'
heading 2 'Day by day'
heading 3 'Also booked'
heading 2 'Payment & Bills'${toPay('Paid')}
heading 2 'Your booking details'${foldedRoom(1)}${foldedRoom(2)}
heading 2 'If your plans change'
link '01632 960140'
link 'Find your booking'
button 'Book another stay'
link 'Home'${said()}`;
