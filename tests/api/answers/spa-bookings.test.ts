import { describe } from 'vitest';
import { loadSpaBooking, loadSpaBookings } from '../../../src/api/spa/bookings.ts';
import { checkAnswer } from './check-answer.ts';

describe('B §3 spa bookings', () => {
  const wire = {
    Id: 'spa-1',
    Date: '2027-05-10',
    DaysToGo: -12,
    Item: {
      ConfirmationId: 55,
      CalculatedAmount: 190,
      Package: { DisplayName: 'Spa day', Price: 95, EndTime: '16:00' },
      Clients: [{ Id: 1, Title: 'Mrs', FirstName: 'Ada', LastName: 'Moss', ArrivalTime: '09:30:00' }],
      Items: [
        {
          ClientIndex: 0,
          StartDateTime: '2027-05-10T10:00:00',
          DisplayName: 'Hot stones',
          Duration: 50,
          Price: 0,
        },
      ],
      RestaurantTime: { DisplayName: 'Lunch', Time: '2027-05-10T12:30:00' },
      SpaGardenTimes: [
        {
          GuestIndex: 0,
          Selection: {
            GroupAppointmentTypeDescription: 'Spa garden',
            StartDateTime: '2027-05-10T14:00:00',
          },
        },
      ],
    },
  };
  const result = {
    id: 'spa-1',
    date: '2027-05-10',
    daysToGo: -12,
    item: {
      confirmationId: '55',
      calculatedAmount: 19_000,
      package: { displayName: 'Spa day', price: 9500, endTime: '16:00' },
      clients: [{ id: '1', title: 'Mrs', firstName: 'Ada', lastName: 'Moss', arrivalTime: '09:30:00' }],
      items: [
        {
          clientIndex: 0,
          startDateTime: '2027-05-10T10:00:00',
          displayName: 'Hot stones',
          duration: 50,
          price: 0,
        },
      ],
      restaurantTime: { displayName: 'Lunch', time: '2027-05-10T12:30:00' },
      spaGardenTimes: [
        {
          guestIndex: 0,
          selection: {
            groupAppointmentTypeDescription: 'Spa garden',
            startDateTime: '2027-05-10T14:00:00',
          },
        },
      ],
    },
  };

  checkAnswer('one booking', {
    call: loadSpaBooking,
    wire,
    result,
    required: ['Id', 'Date', 'DaysToGo', 'Item.ConfirmationId', 'Item.CalculatedAmount', 'Item.Clients.0.Id'],
  });

  checkAnswer('the list', { call: loadSpaBookings, wire: [wire], result: [result], required: ['0.Id'] });
});
