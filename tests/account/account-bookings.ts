import type { SpaBooking } from '../../src/domain/spa/spa-bookings.ts';
import type { BookedRoom, StayBooking, StayReservation } from '../../src/domain/account/stay-bookings.ts';

/** Noon of 1 May 2027 by the estate's clock. */
export const NOON = '2027-05-01T12:00:00';

export function reservation(changes: Partial<StayReservation> = {}): StayReservation {
  return {
    confirmationNumber: '70413200',
    isCancelled: false,
    daysToStay: 9,
    arrivalDate: '2027-05-10',
    departureDate: '2027-05-12',
    roomCount: 1,
    totalGuests: { adults: 2, children: 0, infants: 0 },
    roomStays: [{ internalIdentifier: 'WM-1-1', leg: 1, roomCode: 'KNG' }],
    hasSpa: false,
    total: 42_050,
    deposit: 0,
    hasVoucher: false,
    ...changes,
  };
}

export function bookedRoom(changes: Partial<BookedRoom> = {}): BookedRoom {
  const leg = changes.leg ?? 1;
  return {
    leg,
    internalIdentifier: `WM-1-${leg}`,
    confirmationNumber: '70413200',
    roomCode: 'KNG',
    rateCode: 'FLEX',
    isCancelled: false,
    guestQuota: { adults: 2, children: 0, infants: 0, dogs: 0 },
    guestNames: ['Rosalind Hart', 'James Hart'],
    leadGuest: { firstName: 'Rosalind', lastName: 'Hart' },
    accompanyingGuests: [{ firstName: 'James', lastName: 'Hart' }],
    dateRange: { startDate: '2027-05-10', endDate: '2027-05-12' },
    cancellationDateTime: '2027-05-09T15:00:00',
    requiresDeposit: false,
    requiresGuarantee: true,
    paymentCard: '4242',
    total: 42_050,
    packagesTotal: 0,
    nonAdultTotal: 0,
    dogsTotal: 0,
    packages: [],
    cancellationPolicy: '<p>Cancel until three in the afternoon.</p>',
    taxInformation: '<p>Prices include VAT.</p>',
    spaReservation: null,
    ...changes,
  };
}

/** `bookedRoom()` as the estate sends it. */
export const SENT_ROOM = {
  Leg: 1,
  InternalIdentifier: 'WM-1-1',
  ConfirmationNumber: '70413200',
  RoomCode: 'KNG',
  RateCode: 'FLEX',
  IsCancelled: false,
  GuestQuota: { Adults: 2, Children: 0, Infants: 0, Dogs: 0 },
  GuestNames: ['Rosalind Hart', 'James Hart'],
  LeadGuest: { FirstName: 'Rosalind', LastName: 'Hart' },
  AccompanyingGuests: [{ FirstName: 'James', LastName: 'Hart' }],
  DateRange: { StartDate: '2027-05-10', EndDate: '2027-05-12' },
  CancellationDateTime: '2027-05-09T15:00:00',
  RequiresDeposit: false,
  PaymentCard: '4242',
  Total: 420.5,
  CancellationPolicy: '<p>Cancel until three in the afternoon.</p>',
  TaxInformation: '<p>Prices include VAT.</p>',
};

/** A booking with these rooms; by default one room. */
export function stayBooking(
  items: BookedRoom[] = [bookedRoom()],
  hasVoucher = false,
  paid: StayBooking['paid'] = null,
): StayBooking {
  return { items, hasVoucher, paid, due: null };
}

/** A spa day for two. */
export function spaDay(
  changes: Partial<Omit<SpaBooking, 'item'>> = {},
  item: Partial<SpaBooking['item']> = {},
) {
  const booking: SpaBooking = {
    id: 'spa-1',
    date: '2027-05-19',
    daysToGo: -18,
    item: {
      confirmationId: 'BH-1',
      calculatedAmount: 29_000,
      package: { displayName: 'A day at the Bath House', price: 14_500, endTime: '17:00:00' },
      clients: [
        { id: 'c-1', title: 'Mrs', firstName: 'Rosalind', lastName: 'Hart', arrivalTime: '09:30:00' },
        { id: 'c-2', title: 'Miss', firstName: 'Agnes', lastName: 'Hart', arrivalTime: '' },
      ],
      items: [
        {
          clientIndex: 0,
          startDateTime: '2027-05-19T14:30:00',
          displayName: 'Still Water Facial',
          duration: 45,
          price: 8_050,
        },
        {
          clientIndex: 0,
          startDateTime: '2027-05-19T10:30:00',
          displayName: 'Heather & Honey Massage',
          duration: 60,
          price: 9_500,
        },
        {
          clientIndex: 1,
          startDateTime: '2027-05-19T11:00:00',
          displayName: 'Still Water Facial',
          duration: 60,
          price: 9_400,
        },
      ],
      restaurantTime: { displayName: 'The Stillroom', time: '2027-05-19T13:00:00' },
      spaGardenTimes: [
        {
          guestIndex: 1,
          selection: { groupAppointmentTypeDescription: 'Spa garden', startDateTime: '2027-05-19T15:00:00' },
        },
      ],
      ...item,
    },
    ...changes,
  };
  return booking;
}
