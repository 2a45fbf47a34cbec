/** Mutants that no test can catch, by id, each with the reason: the machine does the same with them. One a line. */
// prettier-ignore
export const EXPLAINED: Readonly<Record<string, string>> = {
  'machines/account/stay-booking/stay-booking.machine.ts: packages.states.offered.always.target: to deciding instead of none': 'a stay that offers nothing leads from deciding to none at once',
};
