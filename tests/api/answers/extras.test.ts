import { describe } from 'vitest';
import { findTables } from '../../../src/api/dining/tables.ts';
import { findPackageTeeTimes } from '../../../src/api/golf/package-tee-times.ts';
import { findTeeTimes } from '../../../src/api/golf/tee-times.ts';
import { findActivities } from '../../../src/api/spa/activities.ts';
import { findExtras } from '../../../src/api/spa/extras.ts';
import { findSpaTimes } from '../../../src/api/spa/times.ts';
import { checkAnswer } from './check-answer.ts';

describe('A §3.12 tables', () => {
  checkAnswer('ids as numbers and texts, times with and without seconds', {
    call: findTables,
    wire: [
      {
        Date: '2027-05-10',
        RestaurantAvailabilities: [
          {
            RestaurantId: 7,
            Availability: {
              TimeSlots: [{ TimeSlot: '2027-05-10T18:30:00' }, { TimeSlot: '2027-05-10T19:00' }],
            },
          },
          { RestaurantId: 'R2', Availability: {} },
        ],
      },
      { Date: '2027-05-11' },
    ],
    result: [
      {
        date: '2027-05-10',
        restaurantAvailabilities: [
          {
            restaurantId: '7',
            availability: {
              timeSlots: [{ timeSlot: '2027-05-10T18:30:00' }, { timeSlot: '2027-05-10T19:00:00' }],
            },
          },
          { restaurantId: 'R2', availability: { timeSlots: [] } },
        ],
      },
      { date: '2027-05-11', restaurantAvailabilities: [] },
    ],
    required: [
      '0.Date',
      '0.RestaurantAvailabilities.0.RestaurantId',
      '0.RestaurantAvailabilities.0.Availability',
      '0.RestaurantAvailabilities.0.Availability.TimeSlots.0.TimeSlot',
    ],
  });
});

describe('A §3.13 tee times', () => {
  const slots = {
    Date: '2027-05-10',
    AM: [
      {
        DateTime: '2027-05-10T08:10:00',
        Item: { courseId: 5, propertyId: 'P', greenFeeItemId: 'G', mType: 'M' },
      },
      { DateTime: '2027-05-10T08:20:00', Item: null },
    ],
    PM: [{ DateTime: '2027-05-10T14:00:00' }],
  };
  const days = [
    {
      date: '2027-05-10',
      times: {
        AM: [
          {
            dateTime: '2027-05-10T08:10:00',
            item: { courseId: 5, propertyId: 'P', greenFeeItemId: 'G', mType: 'M' },
          },
          { dateTime: '2027-05-10T08:20:00', item: null },
        ],
        PM: [{ dateTime: '2027-05-10T14:00:00', item: null }],
      },
    },
    { date: '2027-05-11', times: { AM: [], PM: [] } },
  ];

  checkAnswer('of the itinerary: a plain list', {
    call: findTeeTimes,
    wire: [{ Availability: [slots] }, { Availability: [{ Date: '2027-05-11' }] }],
    result: days,
    required: [],
  });

  checkAnswer('of the itinerary, D-43: a list in an item', {
    call: findTeeTimes,
    wire: { item: [{ Availability: [slots, { Date: '2027-05-11' }] }] },
    result: days,
    required: [],
  });

  const packageSlots = {
    AM: [
      { Time: '2027-05-10T08:10:00', Reference: 'T-1', courseId: 'C', mType: 2 },
      {
        Time: '2027-05-10T08:20:00',
        Reference: 'T-2',
        Item: { courseId: 'C2', propertyId: null, greenFeeItemId: 'G', mType: 'M' },
      },
    ],
    PM: [{ Time: '2027-05-10T14:00:00' }],
  };
  const packageTimes = {
    AM: [
      {
        time: '2027-05-10T08:10:00',
        reference: 'T-1',
        item: { courseId: 'C', propertyId: null, greenFeeItemId: null, mType: 2 },
      },
      {
        time: '2027-05-10T08:20:00',
        reference: 'T-2',
        item: { courseId: 'C2', propertyId: null, greenFeeItemId: 'G', mType: 'M' },
      },
    ],
    PM: [{ time: '2027-05-10T14:00:00', reference: null, item: null }],
  };

  checkAnswer('of the package: a list in an item, identifiers on the slot or in its Item (D-44)', {
    call: findPackageTeeTimes,
    wire: { item: [{ Availability: [packageSlots] }] },
    result: packageTimes,
    required: [],
  });

  checkAnswer('of the package, D-43: a plain list', {
    call: findPackageTeeTimes,
    wire: [{ Availability: [packageSlots] }],
    result: packageTimes,
    required: [],
  });
});

describe('A §3.14 spa', () => {
  checkAnswer('activities by day', {
    call: findActivities,
    wire: [
      {
        Date: '2027-05-10',
        Items: [{ Code: 'HS50', ID: 311, Length: 65, Interval: 15, StandardPrice: 85.5 }],
      },
      { Date: '2027-05-11', Items: [] },
    ],
    result: [
      {
        date: '2027-05-10',
        items: [{ code: 'HS50', id: '311', length: 65, interval: 15, standardPrice: 8550 }],
      },
      { date: '2027-05-11', items: [] },
    ],
    required: [
      '0.Date',
      '0.Items.0.Code',
      '0.Items.0.ID',
      '0.Items.0.Length',
      '0.Items.0.Interval',
      '0.Items.0.StandardPrice',
    ],
  });

  const slot = {
    StartTime: '2027-05-10T10:00:00',
    IsAvailable: true,
    DisplayTime: '10:00',
    TreatmentTimes: [{ ActualPrice: 90 }],
    roomId: 'SR1',
    staffId: 12,
    facilityId: null,
  };
  const slotRead = {
    startTime: '2027-05-10T10:00:00',
    isAvailable: true,
    displayTime: '10:00',
    treatmentTimes: [{ actualPrice: 9000 }],
    roomId: 'SR1',
    staffId: 12,
    facilityId: null,
  };

  checkAnswer('times of a treatment, AM by default (A §9.8)', {
    call: findSpaTimes,
    wire: {
      GuestAvailability: [{ Periods: { AM: [slot], PM: [{ StartTime: '2027-05-10T14:00:00' }] } }],
    },
    result: {
      defaultPeriod: 'AM',
      guestAvailability: [
        {
          periods: {
            AM: [slotRead],
            PM: [
              {
                startTime: '2027-05-10T14:00:00',
                isAvailable: false,
                displayTime: '',
                treatmentTimes: [],
                roomId: null,
                staffId: null,
                facilityId: null,
              },
            ],
          },
        },
      ],
    },
    required: [
      'GuestAvailability',
      'GuestAvailability.0.Periods',
      'GuestAvailability.0.Periods.AM.0.StartTime',
    ],
  });

  const start = {
    StartDateTime: '2027-05-10T11:00:00',
    ActualPrice: 60,
    roomId: 'M',
    staffId: null,
    facilityId: 'F',
  };
  const startRead = {
    startDateTime: '2027-05-10T11:00:00',
    actualPrice: 6000,
    roomId: 'M',
    staffId: null,
    facilityId: 'F',
  };

  checkAnswer('mud room', {
    call: findExtras,
    wire: { AddonAppointments: [{ Key: 'MUD2', Items: [start] }] },
    result: {
      addonAppointments: [{ key: 'MUD2', items: [startRead] }],
      groups: [],
    },
    required: [
      'AddonAppointments.0.Key',
      'AddonAppointments.0.Items.0.StartDateTime',
      'AddonAppointments.0.Items.0.ActualPrice',
    ],
  });

  checkAnswer('spa garden', {
    call: findExtras,
    wire: { Groups: [{ Key: 900, Items: [start] }] },
    result: { addonAppointments: [], groups: [{ key: '900', items: [startRead] }] },
    required: ['Groups.0.Key'],
  });
});
