import type { SpaBooking } from '../../src/domain/spa-bookings.ts';
import type { BookedRoom, StayBooking, StayReservation } from '../../src/domain/stay-bookings.ts';

/** A day of 2027 at noon, by the estate's clock. */
export const NOON = '2027-05-01T12:00:00';

export function reservation(changes: Partial<StayReservation> = {}): StayReservation {
  return {
    ConfirmationNumber: '70413200',
    IsCancelled: false,
    DaysToStay: 9,
    ArrivalDate: '2027-05-10',
    DepartureDate: '2027-05-12',
    RoomCount: 1,
    TotalGuests: { Adults: 2, Children: 0, Infants: 0 },
    RoomStays: [{ InternalIdentifier: 'WM-1-1', Leg: 1, RoomCode: 'KNG' }],
    HasSpa: false,
    Total: 42_050,
    Deposit: 0,
    ...changes,
  };
}

export function bookedRoom(changes: Partial<BookedRoom> = {}): BookedRoom {
  const leg = changes.Leg ?? 1;
  return {
    Leg: leg,
    InternalIdentifier: `WM-1-${leg}`,
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
    Total: 42_050,
    PackagesTotal: 0,
    NonAdultTotal: 0,
    DogsTotal: 0,
    Packages: [],
    CancellationPolicy: '<p>Cancel until three in the afternoon.</p>',
    TaxInformation: '<p>Prices include VAT.</p>',
    SpaReservation: null,
    ...changes,
  };
}

/** A booking of one room, or of the given ones. */
export function stayBooking(items: BookedRoom[] = [bookedRoom()], hasVoucher = false): StayBooking {
  return { items, hasVoucher };
}

/** A spa day for two. */
export function spaDay(
  changes: Partial<Omit<SpaBooking, 'Item'>> = {},
  item: Partial<SpaBooking['Item']> = {},
) {
  const booking: SpaBooking = {
    Id: 'spa-1',
    Date: '2027-05-19',
    DaysToGo: -18,
    Item: {
      ConfirmationId: 'BH-1',
      CalculatedAmount: 29_000,
      Package: { DisplayName: 'A day at the Bath House', Price: 14_500, EndTime: '17:00:00' },
      Clients: [
        { Id: 'c-1', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '09:30:00' },
        { Id: 'c-2', Title: 'Miss', FirstName: 'Agnes', LastName: 'Hart', ArrivalTime: '' },
      ],
      Items: [
        {
          ClientIndex: 0,
          StartDateTime: '2027-05-19T14:30:00',
          DisplayName: 'Still Water Facial',
          Duration: 45,
          Price: 8_050,
        },
        {
          ClientIndex: 0,
          StartDateTime: '2027-05-19T10:30:00',
          DisplayName: 'Heather & Honey Massage',
          Duration: 60,
          Price: 9_500,
        },
        {
          ClientIndex: 1,
          StartDateTime: '2027-05-19T11:00:00',
          DisplayName: 'Still Water Facial',
          Duration: 60,
          Price: 9_400,
        },
      ],
      RestaurantTime: { DisplayName: 'The Stillroom', Time: '2027-05-19T13:00:00' },
      SpaGardenTimes: [
        {
          GuestIndex: 1,
          Selection: { GroupAppointmentTypeDescription: 'Spa garden', StartDateTime: '2027-05-19T15:00:00' },
        },
      ],
      ...item,
    },
    ...changes,
  };
  return booking;
}
