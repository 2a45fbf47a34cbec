/**
 * The world of every machine that ships, and the error of a failed call. Other repositories import this as
 * 'staychart/worlds'.
 */
export { CallError, type Failure } from '../../src/api/failure.ts';
export { accountDetailsWorld } from '../account/details/account-details.world.ts';
export { accountLoginWorld } from '../account/login/account-login.world.ts';
export { accountWorld } from '../account/account.world.ts';
export { addonsWorld } from '../steps/addons/addons.world.ts';
export { bookingWorld } from '../booking/booking.world.ts';
export { calendarWorld } from '../modals/calendar/calendar.world.ts';
export { changePasswordWorld } from '../account/change-password/change-password.world.ts';
export { closerLookWorld } from '../steps/rooms/closer-look.world.ts';
export { confirmationWorld } from '../steps/confirmation/confirmation.world.ts';
export { detailsWorld } from '../steps/details/details.world.ts';
export { diningTimesWorld } from '../modals/dining-times/dining-times.world.ts';
export { entryTimeWorld } from '../modals/entry-time/entry-time.world.ts';
export { findBookingWorld } from '../account/find-booking/find-booking.world.ts';
export { guestsWorld } from '../steps/guests/guests.world.ts';
export { idleWorld } from '../booking/idle.world.ts';
export { itineraryWorld } from '../steps/itinerary/itinerary.world.ts';
export { loginWorld } from '../shared/login.world.ts';
export { outcomeWorld } from '../steps/outcome/outcome.world.ts';
export { paymentQuestionWorld } from '../steps/outcome/payment-question.world.ts';
export { restoreWorld } from '../steps/restore/restore.world.ts';
export { packageDinnerWorld } from '../modals/package-dinner/package-dinner.world.ts';
export { packageGolfWorld } from '../modals/package-golf/package-golf.world.ts';
export { addOnTreatmentsWorld } from '../modals/addon-treatments/addon-treatments.world.ts';
export { passwordResetWorld } from '../account/password-reset/password-reset.world.ts';
export { paymentWorld } from '../steps/payment/payment.world.ts';
export { poolAccessWorld } from '../modals/pool-access/pool-access.world.ts';
export { preferencesWorld } from '../account/preferences/preferences.world.ts';
export { ratesWorld } from '../steps/rates/rates.world.ts';
export { registerWorld } from '../account/register/register.world.ts';
export { roomsWorld } from '../steps/rooms/rooms.world.ts';
export { searchWorld } from '../steps/search/search.world.ts';
export { stayDatesWorld } from '../steps/search/stay-dates.world.ts';
export { sendConfirmationWorld } from '../shared/send-confirmation.world.ts';
export { shareWorld } from '../shared/share.world.ts';
export { spaBookingWorld } from '../account/spa-booking/spa-booking.world.ts';
export { spaBookingsWorld } from '../account/spa-bookings/spa-bookings.world.ts';
export { includedTreatmentsWorld } from '../modals/included-treatments/included-treatments.world.ts';
export { startWorld } from '../steps/start/start.world.ts';
export { bookingDetailsWorld } from '../account/booking-details/booking-details.world.ts';
export { stayBookingsWorld } from '../account/stay-bookings/stay-bookings.world.ts';
export { stayPackagesWorld } from '../account/stay-packages/stay-packages.world.ts';
export { summaryWorld } from '../steps/summary/summary.world.ts';
export { teeTimesWorld } from '../modals/tee-times/tee-times.world.ts';
export { weekCalendarWorld } from '../steps/rooms/week-calendar.world.ts';
