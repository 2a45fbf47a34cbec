import { addDays, at } from './days.ts';
import type { LocalDate, SpaBookingRecord } from './types.ts';

/** Spa days and treatments booked before today, with dates counted from today (B §3). */
export function spaBookingsAround(today: LocalDate): SpaBookingRecord[] {
  const spaDay = addDays(today, 18);
  const past = addDays(today, -75);
  return [
    {
      memberId: 'member-1',
      Id: 'spa-5021',
      Date: spaDay,
      Item: {
        ConfirmationId: 'BH-5021',
        CalculatedAmount: 290,
        Package: { DisplayName: 'A day at the Bath House', Price: 145, EndTime: '17:00:00' },
        Clients: [
          { Id: 'client-1', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '09:30:00' },
          { Id: 'client-2', Title: 'Miss', FirstName: 'Agnes', LastName: 'Hart', ArrivalTime: '09:30:00' },
        ],
        Items: [
          {
            ClientIndex: 0,
            StartDateTime: at(spaDay, 10 * 60 + 30),
            DisplayName: 'Heather & Honey Massage',
            Duration: 60,
            Price: 95,
          },
          {
            ClientIndex: 1,
            StartDateTime: at(spaDay, 11 * 60),
            DisplayName: 'Still Water Facial',
            Duration: 60,
            Price: 94,
          },
        ],
        RestaurantTime: { DisplayName: 'The Stillroom', Time: at(spaDay, 13 * 60) },
        SpaGardenTimes: [0, 1].map((guest) => ({
          GuestIndex: guest,
          Selection: { GroupAppointmentTypeDescription: 'Spa garden', StartDateTime: at(spaDay, 15 * 60) },
        })),
      },
    },
    {
      memberId: 'member-1',
      Id: 'spa-4870',
      Date: past,
      Item: {
        ConfirmationId: 'BH-4870',
        CalculatedAmount: 129.5,
        Package: null,
        Clients: [
          { Id: 'client-1', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '13:45:00' },
        ],
        Items: [
          {
            ClientIndex: 0,
            StartDateTime: at(past, 14 * 60),
            DisplayName: 'Back, Neck & Shoulders',
            Duration: 30,
            Price: 55,
          },
          {
            ClientIndex: 0,
            StartDateTime: at(past, 15 * 60),
            DisplayName: 'Back, Neck & Shoulders',
            Duration: 45,
            Price: 74.5,
          },
        ],
        RestaurantTime: null,
        SpaGardenTimes: [],
      },
    },
    {
      memberId: 'member-2',
      Id: 'spa-5044',
      Date: today,
      Item: {
        ConfirmationId: 'BH-5044',
        CalculatedAmount: 52,
        Package: null,
        Clients: [
          { Id: 'client-1', Title: 'Mr', FirstName: 'Idris', LastName: 'Bevan', ArrivalTime: '16:15:00' },
        ],
        Items: [
          {
            ClientIndex: 0,
            StartDateTime: at(today, 16 * 60 + 30),
            DisplayName: 'Walker’s Legs',
            Duration: 30,
            Price: 52,
          },
        ],
        RestaurantTime: null,
        SpaGardenTimes: [],
      },
    },
  ];
}
