/**
 * The world of every machine that ships, and the error of a failed call. Other repositories import this as
 * 'staychart/worlds'.
 */
export { CallError, type Failure } from '../../src/api/failure.ts';
export { accountDetailsWorld } from './account-details.world.ts';
export { accountLoginWorld } from './account-login.world.ts';
export { accountWorld } from './account.world.ts';
export { addonsWorld } from './addons.world.ts';
export { bookingWorld } from './booking.world.ts';
export { calendarWorld } from './calendar.world.ts';
export { changePasswordWorld } from './change-password.world.ts';
export { closerLookWorld } from './closer-look.world.ts';
export { confirmationWorld } from './confirmation.world.ts';
export { detailsWorld } from './details.world.ts';
export { diningTimesWorld } from './dining-times.world.ts';
export { entryTimeWorld } from './entry-time.world.ts';
export { findBookingWorld } from './find-booking.world.ts';
export { guestsWorld } from './guests.world.ts';
export { idleWorld } from './idle.world.ts';
export { itineraryWorld } from './itinerary.world.ts';
export { loginWorld } from './login.world.ts';
export { outcomeWorld } from './outcome.world.ts';
export { paymentQuestionWorld } from './payment-question.world.ts';
export { restoreWorld } from './restore.world.ts';
export { packageDinnerWorld } from './package-dinner.world.ts';
export { packageGolfWorld } from './package-golf.world.ts';
export { addOnTreatmentsWorld } from './addon-treatments.world.ts';
export { passwordResetWorld } from './password-reset.world.ts';
export { paymentWorld } from './payment.world.ts';
export { poolAccessWorld } from './pool-access.world.ts';
export { preferencesWorld } from './preferences.world.ts';
export { ratesWorld } from './rates.world.ts';
export { registerWorld } from './register.world.ts';
export { roomsWorld } from './rooms.world.ts';
export { searchWorld } from './search.world.ts';
export { stayDatesWorld } from './stay-dates.world.ts';
export { sendConfirmationWorld } from './send-confirmation.world.ts';
export { shareWorld } from './share.world.ts';
export { spaBookingWorld } from './spa-booking.world.ts';
export { spaBookingsWorld } from './spa-bookings.world.ts';
export { includedTreatmentsWorld } from './included-treatments.world.ts';
export { startWorld } from './start.world.ts';
export { bookingDetailsWorld } from './booking-details.world.ts';
export { stayBookingsWorld } from './stay-bookings.world.ts';
export { stayPackagesWorld } from './stay-packages.world.ts';
export { summaryWorld } from './summary.world.ts';
export { teeTimesWorld } from './tee-times.world.ts';
export { weekCalendarWorld } from './week-calendar.world.ts';
