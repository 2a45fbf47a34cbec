import { addDays, at } from './days.ts';
import type { LocalDate, SpaBookingRecord } from './types.ts';

/** Spa days and treatments booked before today, with dates counted from today (B §3). */
export function spaBookingsAround(today: LocalDate): SpaBookingRecord[] {
  const spaDay = addDays(today, 18);
  const past = addDays(today, -75);
  return [
    visit('member-1', 5021, spaDay, {
      CalculatedAmount: 290,
      Package: { DisplayName: 'A day at the Bath House', Price: 145, EndTime: '17:00:00' },
      Clients: [
        { Id: 'client-1', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '09:30:00' },
        { Id: 'client-2', Title: 'Miss', FirstName: 'Agnes', LastName: 'Hart', ArrivalTime: '09:30:00' },
      ],
      Items: [
        treatment(0, at(spaDay, 10 * 60 + 30), 'Heather & Honey Massage', 60, 95),
        treatment(1, at(spaDay, 11 * 60), 'Still Water Facial', 60, 94),
      ],
      RestaurantTime: { DisplayName: 'The Stillroom', Time: at(spaDay, 13 * 60) },
      SpaGardenTimes: [0, 1].map((guest) => ({
        GuestIndex: guest,
        Selection: { GroupAppointmentTypeDescription: 'Spa garden', StartDateTime: at(spaDay, 15 * 60) },
      })),
    }),
    visit('member-1', 4870, past, {
      CalculatedAmount: 129.5,
      Clients: [
        { Id: 'client-1', Title: 'Mrs', FirstName: 'Rosalind', LastName: 'Hart', ArrivalTime: '13:45:00' },
      ],
      Items: [
        treatment(0, at(past, 14 * 60), 'Back, Neck & Shoulders', 30, 55),
        treatment(0, at(past, 15 * 60), 'Back, Neck & Shoulders', 45, 74.5),
      ],
    }),
    visit('member-2', 5044, today, {
      CalculatedAmount: 52,
      Clients: [
        { Id: 'client-1', Title: 'Mr', FirstName: 'Idris', LastName: 'Bevan', ArrivalTime: '16:15:00' },
      ],
      Items: [treatment(0, at(today, 16 * 60 + 30), 'Walker’s Legs', 30, 52)],
    }),
  ];
}

function visit(
  memberId: string,
  number: number,
  date: LocalDate,
  item: Partial<SpaBookingRecord['Item']>,
): SpaBookingRecord {
  return {
    memberId,
    Id: `spa-${number}`,
    Date: date,
    Item: {
      ConfirmationId: `BH-${number}`,
      CalculatedAmount: 0,
      Package: null,
      Clients: [],
      Items: [],
      RestaurantTime: null,
      SpaGardenTimes: [],
      ...item,
    },
  };
}

function treatment(
  ClientIndex: number,
  StartDateTime: string,
  DisplayName: string,
  Duration: number,
  Price: number,
): SpaBookingRecord['Item']['Items'][number] {
  return { ClientIndex, StartDateTime, DisplayName, Duration, Price };
}
