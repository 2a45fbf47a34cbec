import { LEFT_SWEPT } from './left-cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  "T10, T16, T17 the truth after a provider's page is left and a reload (D-375): no screen lies, nobody pays twice",
  LEFT_SWEPT.filter(({ reload }) => reload !== 'no reload'),
);
