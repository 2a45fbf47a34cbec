import { LEFT_LISTED, LEFT_SWEPT, type LeftReason } from './left-cells.ts';
import { sweepPayments } from './payments.ts';

sweepPayments(
  "T10, T16, T17 the truth after a provider's page that is left: no screen contradicts the ledger, and nobody pays twice (D-375)",
  LEFT_SWEPT,
);

const OLD: LeftReason = 'a second tab shows its summary until the guest presses, whatever the first has done';

sweepPayments(
  'two tabs that pay in two pages of a provider: there is one booking and one charge',
  LEFT_LISTED.filter(([reason]) => reason === OLD).map(([, cell]) => cell),
  (journey) => ({ ...journey, lies: [] }),
);
