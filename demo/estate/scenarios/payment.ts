import type { Pounds } from '../world/wire.ts';
import { failing, htmlPage, refusal, type RouteName, type Scenario } from './scenario.ts';

/** The difference between the estate's sums and those shown to the guest. */
const DIFFERENCE: Pounds = 300;

/** How often a completed booking is not found at first. */
const LATE_ANSWERS = 3;

/** Scenarios between staging a booking and asking for its outcome (E-01 to E-06). */
export const PAYMENT_SCENARIOS = {
  frame: { about: "the payment provider's page takes the card" },
  'frame-slow': {
    about: "the payment provider's page takes the card, and reports it only after a press on a button",
  },
  'frame-wallets': {
    about: "the payment provider's page takes the card, or a pretended Apple Pay or Google Pay",
  },
  'declined-card': {
    about: 'every card is declined',
    instead: onComplete(() => refusal(402, 'Your card was declined.')),
  },
  'says-no': {
    about: 'a payment is answered with status 200 and a body that says no; nothing is booked',
    instead: onComplete(() => Response.json({ Success: false, Message: 'Your card was declined.' })),
  },
  'voucher-spent': { about: 'gift vouchers are spent elsewhere before the booking is paid' },
  'complete-lost': {
    about: 'the booking is made, but its answer is lost',
    afterwards: onComplete(() => Response.error()),
  },
  'complete-500': {
    about: 'the booking is made, but the answer says 500',
    afterwards: failing('complete'),
  },
  'complete-401': {
    about: 'the booking is made, but the answer says 401',
    afterwards: onComplete(() => refusal(401, 'Please log in.')),
  },
  'complete-204': {
    about: 'the booking is made, and the answer is 204 without a body',
    afterwards: onComplete(() => new Response(null, { status: 204 })),
  },
  'complete-null': {
    about: 'the booking is made, and the answer is null',
    afterwards: onComplete(() => Response.json(null)),
  },
  'complete-empty': {
    about: 'the booking is made, and the answer is empty',
    afterwards: onComplete(
      () => new Response('', { headers: { 'content-type': 'application/json; charset=utf-8' } }),
    ),
  },
  'complete-html': {
    about: 'the booking is made, and the answer is a page',
    afterwards: onComplete(htmlPage),
  },
  'complete-unmade-500': {
    about: 'the booking is not made, and the answer says 500',
    instead: failing('complete'),
  },
  'complete-unmade-404': {
    about: 'the booking is not made, since the session has gone when it is paid',
    instead: onComplete(() => refusal(404, 'This booking session has ended.')),
  },
  'retrieve-down': {
    about: 'nobody can say what became of a booking',
    instead: (route) => (isRetrieve(route) ? refusal(503, 'Please try again in a moment.') : null),
  },
  'retrieve-late': {
    about: `a booking is found only after it was asked for ${LATE_ANSWERS} times`,
    instead: (route, { before }) =>
      isRetrieve(route) && before < LATE_ANSWERS ? refusal(404, 'This booking cannot be found.') : null,
  },
  'cancelled-rooms': {
    about: 'every room of a booking is cancelled when it is asked for',
    changes: {
      stay: (stay) => ({ ...stay, items: stay.items.map((room) => ({ ...room, IsCancelled: true })) }),
    },
  },
  'other-sums-staged': {
    about: `the estate reckons £${DIFFERENCE} more before the booking is paid`,
    changes: {
      staged: (answer) => ({
        ...answer,
        Total: answer.Total + DIFFERENCE,
        DueToday: answer.DueToday + DIFFERENCE,
      }),
    },
  },
  'other-sums-booked': {
    about: `the estate reckons £${DIFFERENCE} more for the first room after the booking is paid`,
    changes: {
      stay: (stay) => ({
        ...stay,
        items: stay.items.map((room, index) =>
          index === 0 ? { ...room, Total: room.Total + DIFFERENCE } : room,
        ),
      }),
    },
  },
} as const satisfies Record<string, Scenario>;

function onComplete(answer: () => Response): (route: RouteName) => Response | null {
  return (route) => (route.name === 'complete' ? answer() : null);
}

function isRetrieve({ name }: RouteName): boolean {
  return name === 'stayBooking';
}
