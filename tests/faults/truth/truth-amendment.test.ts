import { AMENDED, STAGED } from './amended-cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  'F-12 the truth after a change of a booked room is paid: no screen contradicts the ledger, and nobody pays twice',
  AMENDED,
);

sweepPayments(
  'F-12 the truth after a booking is staged: no screen contradicts the ledger, and nobody pays twice',
  STAGED,
);
