import type { ComponentProps, ComponentType } from 'react';
import { AccountApp } from '../../../widget/account/AccountApp.tsx';
import { ChangePasswordScreen } from '../../../widget/account/change-password/ChangePasswordScreen.tsx';
import { DetailsScreen as AccountDetailsScreen } from '../../../widget/account/details/DetailsScreen.tsx';
import { CancelRoom } from '../../../widget/account/cancel-room/CancelRoom.tsx';
import { CancelRoomDoubt } from '../../../widget/account/cancel-room/CancelRoomDoubt.tsx';
import { CancelRoomOffer } from '../../../widget/account/cancel-room/CancelRoomOffer.tsx';
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
import { SessionView } from '../../../widget/booking/SessionView.tsx';
import { IdleWarning } from '../../../widget/booking/BookingDialogs.tsx';
import { ConfirmationTools } from '../../../widget/shared/confirmation-tools/ConfirmationTools.tsx';
import { ShareButton, ShareNews } from '../../../widget/steps/confirmation/ShareStay.tsx';
import { OutcomeScreen } from '../../../widget/steps/outcome/OutcomeScreen.tsx';
import { EstateMap } from '../../../widget/steps/rooms/closer-look/EstateMap.tsx';
import { RoomComparison } from '../../../widget/steps/rooms/closer-look/RoomComparison.tsx';
import { RoomPictures } from '../../../widget/steps/rooms/closer-look/RoomPictures.tsx';
import { RestoreScreen } from '../../../widget/steps/restore/RestoreScreen.tsx';
import { WeekCalendar } from '../../../widget/steps/rooms/WeekCalendar.tsx';
import { StayDates } from '../../../widget/steps/search/StayDates.tsx';
import { LoginPanel } from '../../../widget/steps/start/LoginPanel.tsx';
import { ProviderLoginPanel } from '../../../widget/steps/start/ProviderLoginPanel.tsx';
import { StartScreen } from '../../../widget/steps/start/StartScreen.tsx';
import { useTexts } from '../../../widget/ui/text/texts-context.tsx';
import { link } from '../../shared/share.world.ts';

type View = ComponentType<{ actor: never }>;

function SentConfirmation({ actor }: ComponentProps<View>) {
  const { confirmation } = useTexts();
  return <ConfirmationTools actor={actor} texts={confirmation.friend} print={confirmation.print} />;
}

const files = import.meta.glob<Record<string, View>>(
  '../../../widget/{steps/*/*Screen,modals/*/*Modal}.tsx',
  {
    eager: true,
  },
);

/** The views of the steps, by their folders, and of the modals, by their own names. */
const found = Object.fromEntries(
  Object.entries(files).map(([path, exported]) => {
    const [folder = '', file = ''] = path.replace('.tsx', '').split('/').slice(-2);
    const modal = `${file.charAt(0).toLowerCase()}${file.slice(1)}`.replace('Modal', '');
    return [file.endsWith('Screen') ? folder : modal, exported[file]];
  }),
);

/** The views with a frame of their own, by machine. */
export const FRAMES: Partial<Record<string, View>> = {
  booking: ({ actor }) => <BookingApp {...{ actor, SessionView }} />,
  account: AccountApp,
};

/** The views of the booking, by machine. */
export const BOOKING_VIEWS: Partial<Record<string, View>> = {
  ...found,
  idle: IdleWarning,
  start: ({ actor }) => <StartScreen actor={actor} LoginPanel={LoginPanel} />,
  login: LoginPanel,
  providerLogin: ProviderLoginPanel,
  stayDates: StayDates,
  closerLook: ({ actor }) => (
    <>
      <RoomPictures actor={actor} />
      <RoomComparison actor={actor} />
      <EstateMap actor={actor} />
    </>
  ),
  weekCalendar: WeekCalendar,
  outcome: OutcomeScreen,
  restore: RestoreScreen,
  sendConfirmation: SentConfirmation,
  share: ({ actor }) => (
    <>
      <ShareButton actor={actor} link={link} />
      <ShareNews actor={actor} />
    </>
  ),
};

/** The views of the account, by machine. */
export const ACCOUNT_VIEWS: Partial<Record<string, View>> = {
  accountLogin: LoginScreen,
  register: RegisterScreen,
  passwordReset: PasswordResetScreen,
  stayBookings: StayBookingsScreen,
  findBooking: FindBookingScreen,
  cancelRoom: ({ actor }) => (
    <>
      <CancelRoomDoubt actor={actor} level={2} />
      <CancelRoomOffer actor={actor} />
      <CancelRoom actor={actor} />
    </>
  ),
  bookingDetails: BookingDetailsScreen,
  stayPackages: StayPackages,
  spaBookings: SpaBookingsScreen,
  spaBooking: SpaBookingScreen,
  accountDetails: AccountDetailsScreen,
  changePassword: ChangePasswordScreen,
  preferences: PreferencesScreen,
};
