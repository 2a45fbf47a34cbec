import { LISTED, SWEPT, type Reason } from './cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  'T10, T16, T17 the truth after a card: no screen contradicts the ledger, and there is one booking, or a way to a new search',
  SWEPT.filter(({ way }) => way === 'card'),
);

const LIE: Reason = 'the estate refuses only where it has taken no payment (E-01)';

// Such an estate makes the screen say something false, so the test only counts bookings and charges.
sweepPayments(
  'T10 an estate that books and refuses: a guest who pays again has one booking and one charge',
  LISTED.filter(([reason]) => reason === LIE).map(([, cell]) => cell),
  (journey) => ({ ...journey, lies: [] }),
);
