import type { Words } from '../language.ts';
import { roomSummary } from './room-summary.ts';

export const words: Words<'summary'> = {
  summary: {
    title: 'Check your booking',
    text: 'Check that everything is as you want it, then go to payment.',
    yourBooking: 'Your booking',
    lead: {
      heading: 'Details of the person booking',
      name: 'Name',
      email: 'Email address',
      telephone: 'Telephone number',
      address: 'Address',
      account: 'Account',
      accountToCome: 'Created with this booking',
    },
    terms: 'Changes and cancellation',
    requests: {
      heading: 'Your requests',
      dogRequirements: 'Dog details',
      dietaryRequirements: 'Dietary needs or allergies',
      dinnerBookingRequests: 'Dinner requests',
      spaRequests: 'Health conditions',
      specialRequirements: 'Special requests',
    },
    amended: {
      unknown:
        'Your changed booking has only what you have chosen here. We do not carry over tables, tee times, pool and spa times, treatments or extras from the old one. If you want to keep them, choose them again.',
      lost: 'Your old booking also has these, which this one does not have:',
      again:
        'We do not carry over tables, tee times, pool or spa times from the old booking either. Choose again what you want to keep.',
      times:
        'We do not carry over tables, tee times, pool or spa times from your old booking. If you want to keep them, choose them again.',
      included: { breakfast: 'Breakfast', dinner: 'Dinner', golf: 'Golf', pool: 'Use of the pool' },
    },
    submit: 'Go to payment',
    failed: 'We could not get your booking ready for payment',
    kept: 'Nothing has been lost and nothing has been paid.',
    doubtful: 'We could not find out whether this booking has been paid for already. Try again in a moment.',
    differing: {
      title: 'The bill is not the same',
      total:
        'The hotel’s bill for this booking is {estate}, but this page says {shown}. Nothing has been paid. Check your booking.',
      dueToday:
        'The hotel would take {estate} today, but we worked out {shown}. Nothing has been paid. Check your booking.',
      call: 'If your booking is right, call us on {phone} before you pay.',
      contact: 'If your booking is right, contact us before you pay.',
      contactLink: 'Contact us',
    },
  },
  roomSummary,
};
