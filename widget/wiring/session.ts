// What a booking needs once it has a session, in one file: nothing has to be fetched for the receipt after a payment.
export { Receipt } from '../screens/booking/Receipt.tsx';
export { watchSession } from './watch-session.ts';
