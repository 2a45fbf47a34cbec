import type { ComponentProps, ComponentType } from 'react';
import { AccountApp } from '../../../widget/account/AccountApp.tsx';
import { ChangePasswordScreen } from '../../../widget/account/change-password/ChangePasswordScreen.tsx';
import { DetailsScreen as AccountDetailsScreen } from '../../../widget/account/details/DetailsScreen.tsx';
import { FindBookingScreen } from '../../../widget/account/find-booking/FindBookingScreen.tsx';
import { LoginScreen } from '../../../widget/account/login/LoginScreen.tsx';
import { PasswordResetScreen } from '../../../widget/account/password-reset/PasswordResetScreen.tsx';
import { PreferencesScreen } from '../../../widget/account/preferences/PreferencesScreen.tsx';
import { RegisterScreen } from '../../../widget/account/register/RegisterScreen.tsx';
import { SpaBookingScreen } from '../../../widget/account/spa-booking/SpaBookingScreen.tsx';
import { SpaBookingsScreen } from '../../../widget/account/spa-bookings/SpaBookingsScreen.tsx';
import { BookingDetailsScreen } from '../../../widget/account/booking-details/BookingDetailsScreen.tsx';
import { StayBookingsScreen } from '../../../widget/account/stay-bookings/StayBookingsScreen.tsx';
import { StayPackages } from '../../../widget/account/stay-packages/StayPackages.tsx';
import { BookingApp } from '../../../widget/booking/BookingApp.tsx';
import { IdleWarning } from '../../../widget/booking/BookingDialogs.tsx';
import { CalendarModal } from '../../../widget/modals/calendar/CalendarModal.tsx';
import { DiningTimesModal } from '../../../widget/modals/dining-times/DiningTimesModal.tsx';
import { EntryTimeModal } from '../../../widget/modals/entry-time/EntryTimeModal.tsx';
import { PackageDinnerModal } from '../../../widget/modals/package-dinner/PackageDinnerModal.tsx';
import { PackageGolfModal } from '../../../widget/modals/package-golf/PackageGolfModal.tsx';
import { AddOnTreatmentsModal } from '../../../widget/modals/addon-treatments/AddOnTreatmentsModal.tsx';
import { PoolAccessModal } from '../../../widget/modals/pool-access/PoolAccessModal.tsx';
import { IncludedTreatmentsModal } from '../../../widget/modals/included-treatments/IncludedTreatmentsModal.tsx';
import { TeeTimesModal } from '../../../widget/modals/tee-times/TeeTimesModal.tsx';
import { AddOnsScreen } from '../../../widget/steps/addons/AddOnsScreen.tsx';
import { ConfirmationTools } from '../../../widget/shared/confirmation-tools/ConfirmationTools.tsx';
import { ConfirmationScreen } from '../../../widget/steps/confirmation/ConfirmationScreen.tsx';
import { ShareButton, ShareNews } from '../../../widget/steps/confirmation/ShareStay.tsx';
import { DetailsScreen } from '../../../widget/steps/details/DetailsScreen.tsx';
import { GuestsScreen } from '../../../widget/steps/guests/GuestsScreen.tsx';
import { ItineraryScreen } from '../../../widget/steps/itinerary/ItineraryScreen.tsx';
import { OutcomeScreen } from '../../../widget/steps/outcome/OutcomeScreen.tsx';
import { PaymentScreen } from '../../../widget/steps/payment/PaymentScreen.tsx';
import { RatesScreen } from '../../../widget/steps/rates/RatesScreen.tsx';
import { EstateMap } from '../../../widget/steps/rooms/closer-look/EstateMap.tsx';
import { RoomComparison } from '../../../widget/steps/rooms/closer-look/RoomComparison.tsx';
import { RoomPictures } from '../../../widget/steps/rooms/closer-look/RoomPictures.tsx';
import { RestoreScreen } from '../../../widget/steps/restore/RestoreScreen.tsx';
import { RoomsScreen } from '../../../widget/steps/rooms/RoomsScreen.tsx';
import { WeekCalendar } from '../../../widget/steps/rooms/WeekCalendar.tsx';
import { SearchScreen } from '../../../widget/steps/search/SearchScreen.tsx';
import { StayDates } from '../../../widget/steps/search/StayDates.tsx';
import { LoginPanel } from '../../../widget/steps/start/LoginPanel.tsx';
import { StartScreen } from '../../../widget/steps/start/StartScreen.tsx';
import { SummaryScreen } from '../../../widget/steps/summary/SummaryScreen.tsx';
import { useTexts } from '../../../widget/ui/text/texts-context.tsx';
import { link } from '../../shared/share.world.ts';
import type { ScreenId } from './screens.ts';

type View = ComponentType<{ actor: never }>;

function SentConfirmation({ actor }: ComponentProps<View>) {
  const { confirmation } = useTexts();
  return <ConfirmationTools actor={actor} texts={confirmation.friend} print={confirmation.print} />;
}

/** The view of each machine. */
export const VIEWS: Readonly<Record<ScreenId, View>> = {
  booking: ({ actor }) => <BookingApp actor={actor} />,
  idle: IdleWarning,
  account: AccountApp,
  start: ({ actor }) => <StartScreen actor={actor} LoginPanel={LoginPanel} />,
  login: LoginPanel,
  search: SearchScreen,
  stayDates: StayDates,
  rooms: RoomsScreen,
  closerLook: ({ actor }) => (
    <>
      <RoomPictures actor={actor} />
      <RoomComparison actor={actor} />
      <EstateMap actor={actor} />
    </>
  ),
  weekCalendar: WeekCalendar,
  rates: RatesScreen,
  guests: GuestsScreen,
  itinerary: ItineraryScreen,
  addons: AddOnsScreen,
  details: DetailsScreen,
  summary: SummaryScreen,
  payment: PaymentScreen,
  outcome: OutcomeScreen,
  restore: RestoreScreen,
  confirmation: ConfirmationScreen,
  sendConfirmation: SentConfirmation,
  share: ({ actor }) => (
    <>
      <ShareButton actor={actor} link={link} />
      <ShareNews actor={actor} />
    </>
  ),
  calendar: CalendarModal,
  diningTimes: DiningTimesModal,
  teeTimes: TeeTimesModal,
  poolAccess: PoolAccessModal,
  includedTreatments: IncludedTreatmentsModal,
  packageDinner: PackageDinnerModal,
  packageGolf: PackageGolfModal,
  addOnTreatments: AddOnTreatmentsModal,
  entryTime: EntryTimeModal,
  accountLogin: LoginScreen,
  register: RegisterScreen,
  passwordReset: PasswordResetScreen,
  stayBookings: StayBookingsScreen,
  findBooking: FindBookingScreen,
  bookingDetails: BookingDetailsScreen,
  stayPackages: StayPackages,
  spaBookings: SpaBookingsScreen,
  spaBooking: SpaBookingScreen,
  accountDetails: AccountDetailsScreen,
  changePassword: ChangePasswordScreen,
  preferences: PreferencesScreen,
};
