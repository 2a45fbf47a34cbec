import { SWEPT } from './cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  "T10, T16, T17 the truth after the provider's frame: no screen contradicts the ledger, and there is one booking",
  SWEPT.filter(({ way }) => way === 'frame'),
);
