/**
 * Mutants that no test can catch, because the machine behaves the same with them: by id, with the reason. One
 * a line.
 */
// prettier-ignore
export const EXPLAINED: Readonly<Record<string, string>> = {
  'machines/modals/addon-golf/addon-golf.machine.ts: addOnGolfMachine.states.choosingTime.states.loading.invoke.onDone.target: to opening instead of shown': "'opening' leads to 'shown' at once where the times are known, as they are by then",
  'machines/steps/search/search.machine.ts: searchMachine.states.open.states.vouchers.states.checking.on.arrival.chosen.target: to idle instead of checking': "'idle' leads back to 'checking' at once, and asks anew, while a voucher is to be checked",
  'machines/account/booking-details/booking-details.machine.ts: packages.states.offered.always.target: to deciding instead of none': 'a stay that offers nothing leads from deciding to none at once',
  'machines/account/account.machine.ts: accountMachine.states.gathering.always.2.target: to checking instead of arriving': 'The login is checked, so that arriving leads to checking at once.',
  'machines/account/login/login.machine.ts: accountLoginMachine.states.loggingIn.states.configuration.states.unknown.invoke.onDone.target: not to known': 'Once the configuration is there, nothing asks in which of the two states it came.',
  'machines/modals/addon-treatments/addon-treatments.machine.ts: addOnTreatmentsMachine.states.opening.always.2.target: to wanting instead of showingGuest': 'Nothing is chosen yet, so that showingGuest leads to wanting at once.',
  'machines/steps/rooms/closer-look.machine.ts: closerLookMachine.states.comparison.on.room.chosen.target: to closed instead of roomChosen': 'Both end it with the same output. Only their names differ.',
  'machines/booking/booking.machine.ts: bookingMachine.states.question.states.linking.on.newSearch.confirmed.target: to leaving instead of closed': 'The end of the booking, which is raised with it, closes leaving at once.',
  'machines/steps/search/search.machine.ts: searchMachine.states.open.states.vouchers.states.checking.on.stayDates.chosen.target: to idle instead of checking': "'idle' leads back to 'checking' at once, and asks anew, while a voucher is to be checked",
};
