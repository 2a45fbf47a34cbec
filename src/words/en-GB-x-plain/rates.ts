import type { Words } from '../language.ts';

export const words: Words<'rates'> = {
  rates: {
    title: 'Room {leg}: choose a rate',
    payLater: '- Pay later',
    discount: '- {percent}% off',
    nonRefundable: 'No refund if you cancel. You can make changes until {time} on {date}.',
    payOnArrival: 'Pay when you arrive. You can cancel until {time} on {date}.',
    perNight: '{amount} a night',
    more: '+{amount}',
    samePrice: 'Same price',
    gains: { payLater: 'pay later', cancelUntil: 'free cancellation until {date}' },
    inclusions: {
      breakfast: 'breakfast',
      dinner: { one: 'dinner', other: 'dinner each night' },
      firstDinner: 'dinner on the first night',
      spa: 'spa treatments',
      spaPool: 'use of the pool',
      golf: 'golf',
    },
    includes: 'Includes {what}',
    planMore: '{amount} more than {name}, with {what}',
    code: 'With code {code}',
    showAll: 'Show all {n} rates',
    showFewer: 'Show fewer rates',
    inAll: '{amount} in total',
    room: 'Room {leg} of {rooms}',
    choose: 'Choose a rate to continue.',
    legend: 'Rates',
    forStay: {
      one: '{room}. All prices are for {n} night.',
      other: '{room}. All prices are for {n} nights.',
    },
    booking: 'Holding your room…',
    error: {
      heading: 'Something went wrong',
      text: 'To carry on with your booking, search again.',
      restart: 'Search again',
    },
    none: 'There are no rates left for this room. Go back and choose another room.',
    change: {
      title: 'Change this rate?',
      text: 'If you change the rate, you lose {losses}.',
      confirm: 'Change rate',
      cancel: 'Keep my rate',
    },
  },
};
