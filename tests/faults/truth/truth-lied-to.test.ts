import { LISTED, type Reason } from './cells.ts';
import { sweep } from './sweep.ts';

const LIE: Reason = 'the estate says no only where nothing was taken (E-01)';

// What such an estate makes the screen say is false: how often it books and charges is all that can hold.
sweep(
  'T10 an estate that has booked and says no: a guest who pays again has one booking and one charge',
  LISTED.filter(([reason]) => reason === LIE).map(([, cell]) => cell),
  (journey) => ({ ...journey, lies: [] }),
);
