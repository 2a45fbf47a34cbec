import { NOBODY, UNNOTICED, UNREACHABLE, type Meanings } from './meaning.ts';

const SESSION_ID = 'The session, as begin answered it.';
const NOT_HELD = 'The rates say that an error has occurred, and lead back to the search.';
const ROOM_GONE = 'The rates say the estate’s `Message`, and lead to another room.';
const EXPIRED = 'The booking ends, and the start screen says that it has expired.';
const NOT_PREPARED =
  'Nothing is paid. The screen says that the bill could not be prepared; the next press stages again.';
const MAYBE_MADE =
  'The booking may be made already, in another tab: retrieve is asked, and the guest comes to the confirmation where it finds one.';

/** Calls from the first screen to the payment. */
export const ofBooking = {
  session: {
    area: 'session',
    summary: 'Says whether a booking session is still alive, before a kept booking goes on after a reload.',
    params: { sessionId: SESSION_ID },
    told: {
      failed: UNREACHABLE,
      '4XX': 'The kept booking is let go of, and the guest begins at the start again.',
      '401': UNREACHABLE,
      '429': UNREACHABLE,
    },
  },
  beginStay: {
    area: 'session',
    summary: 'Begins a booking session for a stay, at the first search.',
    note: 'Each call with its id prolongs a session. Let it live for 30 minutes at least after the last one: guests type for long without a call, and after 5 idle minutes they are asked whether they are still there. Free its rooms when it ends.',
    told: { failed: UNREACHABLE },
  },
  beginGolf: {
    area: 'session',
    summary: 'Begins a booking session for golf on its own.',
    told: NOBODY,
  },
  beginSpa: {
    area: 'session',
    summary: 'Begins a booking session for the spa on its own.',
    told: NOBODY,
  },
  endSession: {
    area: 'session',
    summary: 'Ends a session that the guest has given up, and frees what it holds.',
    note: 'It may be the last thing that a page does before it closes. Ending a session that is gone is no error.',
    params: { sessionId: SESSION_ID },
    told: UNNOTICED,
  },
  knownUser: {
    area: 'session',
    summary: 'Tells the estate that a signed-in member moves on in the booking.',
    who: 'member',
    told: UNNOTICED,
  },
  stayConfiguration: {
    area: 'search',
    summary: 'Gives what the hotel is: rooms, rates, add-ons, titles, countries, limits and editorial texts.',
    note: 'The first call of all; nothing can be booked without it. `Currency` is that of every amount, in this and in all other answers.',
    told: { failed: UNREACHABLE },
  },
  availability: {
    area: 'search',
    summary: 'Searches rooms and rates for dates and guests.',
    params: { sessionId: SESSION_ID },
    told: { failed: UNREACHABLE, '404': EXPIRED, '410': EXPIRED },
  },
  calendar: {
    area: 'search',
    summary: 'Gives the prices and free rooms of a row of days, for one room of the party.',
    params: { sessionId: SESSION_ID },
    told: { failed: 'The calendar says that prices could not be loaded; dates can be chosen without them.' },
  },
  packages: {
    area: 'search',
    summary: 'Gives what add-ons cost.',
    told: {
      failed:
        'The screen says that the extras cannot be shown; the guest goes on without them, or tries again.',
    },
  },
  bookLeg: {
    area: 'booking',
    summary: 'Holds a room and its rate for the session, under the number that it will be booked by.',
    note: 'A room that is held already for the same leg is let go of.',
    params: { sessionId: SESSION_ID },
    told: { failed: NOT_HELD, '409': ROOM_GONE },
  },
  ignoreStay: {
    area: 'booking',
    summary: 'Gives back what a session holds; the session itself goes on.',
    note: 'Also before a party of fewer rooms is booked: `stage` never has fewer than are held.',
    told: { failed: 'Nothing: whether it fails or not, the guest can search again.' },
  },
  keepAlive: {
    area: 'booking',
    summary: 'Keeps a session and its rooms while the guest is there, or on the payment provider’s page.',
    repeated: 'every 3 minutes while the provider’s page is open, for half an hour at most',
    told: {
      failed:
        'Where the guest was asked ‘Are you still there?’, the booking ends and the start screen says that an error has occurred. Beside the provider’s page the guest notices nothing.',
    },
  },
  stage: {
    area: 'booking',
    summary: 'Takes the whole booking and answers with the bill, before anything is paid.',
    note: 'Where `amendId` names a room, answer 422 with a `Message` to all who may not change it. Check vouchers, tables and treatments here: 409 with a `Message` for what has gone, and for a room that is not held any more; never 404 while the session lives. See docs/server.md. `guests` of `restaurantBookings` is how many dine at that table; you may ignore it. Of the `spaBookings.items` of one mud room or spa garden, the first has the price of all, the others 0. Everything may be missing in the answer, and so may the answer: then the guest pays by card in the widget’s own form.',
    params: { sessionId: SESSION_ID },
    told: {
      failed: NOT_PREPARED,
      '404': `${MAYBE_MADE} Otherwise: ${EXPIRED}`,
      '409': `${MAYBE_MADE} Otherwise: ${NOT_PREPARED}`,
      '410': `${MAYBE_MADE} Otherwise: ${EXPIRED}`,
    },
  },
  complete: {
    area: 'booking',
    summary: 'Pays for the staged booking and makes it.',
    note: 'Without a `stage` before it nothing is made: 400. With `DueToday` 0 a card is sent all the same; charge nothing. Send the confirmation to `leadGuest` by e-mail: the page says that it is sent. One booking and one charge per session at most, whoever calls it and how often: once a session is completed every further call answers 200 and charges nothing, also when the session has ended since. See docs/server.md for two calls at the same time. An object that does not say `Success: false` means that the booking is made; an empty body, `null` or a list means nothing, and the widget asks. After a payment on the provider’s page that answer alone counts: the money is taken, so with any other one the widget asks retrieve.',
    repeated:
      'without a card, after a payment on the provider’s page, until it is answered or the booking is found',
    params: { sessionId: SESSION_ID },
    told: { failed: 'See each status.' },
  },
  paymentFrame: {
    area: 'booking',
    summary: 'Shows the payment provider’s page in a frame.',
    note: 'A page, not a call: a frame loads it, so it carries no token. It reports `{ type: "payment", status: "completed" }` to the page around it, also whenever it is opened again with the same payment session.',
    params: {
      iPageSessionId: 'The payment session that stage answered, its UTF-8 bytes in Base64.',
      sessionId: SESSION_ID,
    },
    told: { failed: 'The guest sees what is answered, in the frame, and can go back.' },
  },
} satisfies Partial<Meanings>;
