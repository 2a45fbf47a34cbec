import { LEFT_SWEPT } from './left-cells.ts';
import { sweep } from './sweep.ts';

sweep(
  "T10, T16, T17 the truth after a provider's page that is left, and a reload: no screen contradicts the ledger, and nobody pays twice (D-375)",
  LEFT_SWEPT.filter(({ reload }) => reload !== 'no reload'),
);
