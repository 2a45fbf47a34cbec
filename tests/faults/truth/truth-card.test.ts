import { SWEPT } from './cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  'T10, T16, T17 the truth after a card: no screen contradicts the ledger, and there is one booking, or a way to a new search',
  SWEPT.filter(({ way }) => way === 'card'),
);
