/** A treatment of a room's package (A §7.2, §9.7). */
function treatment(
  name: string,
  id: string,
  clientIndex: number,
  date: string,
  [from, to]: [string, string],
  more: { duration: number; actualPrice: number; roomId: string; staffId: string },
): object {
  return {
    bookingType: 2,
    name,
    appointmentTypeId: id,
    clientIndex,
    itemType: null,
    startDateTime: `${date}T${from}:00`,
    endDateTime: `${date}T${to}:00`,
    facilityId: 'BATH-HOUSE',
    ...more,
  };
}

const MASSAGE = 'Heather & Honey Massage';
const roomSpaItems = [
  treatment(MASSAGE, '4102', 0, '2027-01-18', ['09:00', '10:30'], {
    duration: 90,
    actualPrice: 132,
    roomId: 'ROOM-T01',
    staffId: 'S-4',
  }),
  treatment(MASSAGE, '4101', 1, '2027-01-18', ['14:30', '15:30'], {
    duration: 60,
    actualPrice: 95,
    roomId: 'ROOM-T01',
    staffId: 'S-4',
  }),
  treatment('Back, Neck & Shoulders', '4123', 0, '2027-01-19', ['11:00', '12:00'], {
    duration: 60,
    actualPrice: 92,
    roomId: 'ROOM-T03',
    staffId: 'S-8',
  }),
  treatment(MASSAGE, '4102', 1, '2027-01-19', ['11:30', '13:00'], {
    duration: 90,
    actualPrice: 132,
    roomId: 'ROOM-T01',
    staffId: 'S-6',
  }),
];

const table = (timeSlot: string, restaurant = 'STILLROOM') => ({
  hadAvailability: true,
  timeSlot,
  restaurant,
});
const none = { restaurantBookings: [], golfBookings: { rounds: [] }, spaBookings: { items: [] } };

/** Three players, in the name of the room's first guest. */
const golf = {
  ...none,
  code: 'GOLFRND',
  quantity: 3,
  golfBookings: {
    rounds: [
      {
        courseId: 'LING18',
        propertyId: 'WITHENMERE',
        greenFeeItemId: 'GF-WINTER',
        date: '2027-01-19',
        timeRef: 'LING18-20270119-0930',
        playerCount: 3,
        mType: 'RES',
        playerFirstName: 'Sam',
        playerLastName: 'Fell',
        rentalItems: [],
      },
    ],
  },
};

/** The treatment for two, for the first two guests. */
const mud = {
  ...none,
  code: 'MUDROOM',
  quantity: 1,
  spaBookings: {
    items: [0, 1].map((clientIndex) => ({
      bookingType: 2,
      duration: 60,
      itemType: 3,
      displayName: 'The mud room',
      appointmentTypeId: 'MUD2',
      actualPrice: clientIndex === 0 ? 78 : 0,
      clientIndex,
      startDateTime: '2027-01-18T16:00:00',
      endDateTime: '2027-01-18T17:00:00',
      roomId: 'MUD-ROOM',
      staffId: 'S-30',
      facilityId: 'BATH-HOUSE',
    })),
  },
};

const garden = {
  ...none,
  code: 'SPAGDN',
  quantity: 1,
  spaBookings: {
    items: [0, 1, 2].map((clientIndex) => ({
      bookingType: 3,
      duration: 60,
      itemType: 1,
      displayName: 'An hour in the spa garden',
      appointmentTypeId: null,
      groupAppointmentTypeId: 'GARDEN60',
      actualPrice: clientIndex === 0 ? 64 : 0,
      clientIndex,
      startDateTime: '2027-01-18T17:00:00',
      endDateTime: '2027-01-18T18:00:00',
      roomId: 'SPA-GARDEN',
      staffId: null,
      facilityId: 'BATH-HOUSE',
    })),
  },
};

/**
 * The two rooms of the long stay as staging sends them, by hand from A §7.2. `sessionId` is the spa's session.
 */
export function stagedExtras(sessionId: string) {
  return {
    arrivalDate: '2027-01-18',
    numberOfNights: 3,
    roomStays: [
      {
        leg: 1,
        rateCode: 'SPADINE',
        specialRequirements: 'Pool & Spa Access: 2027-01-20 Morning',
        packages: [{ ...none, code: 'FLOWERS', quantity: 3 }],
        breakfastRestaurantBookings: ['19', '20', '21'].map((day) => table(`2027-01-${day}T08:30:00`)),
        dinnerRestaurantBookings: [
          table('2027-01-18T19:00:00'),
          table('2027-01-19T19:30:00'),
          table('2027-01-20T18:30:00', 'BOATHOUSE'),
        ],
        spaSessionId: sessionId,
        isBreakfastRequired: true,
        isDinnerRequired: true,
        isSpaRequired: true,
        isGolfRequired: false,
        roomSpaItems,
      },
      {
        leg: 2,
        rateCode: 'DAILYBABB',
        packages: [golf, mud, garden],
        breakfastRestaurantBookings: [
          table('2027-01-19T09:00:00'),
          table('2027-01-20T09:00:00'),
          table('2027-01-21T10:00:00'),
        ],
        dinnerRestaurantBookings: [],
        spaSessionId: null,
        isBreakfastRequired: true,
        isDinnerRequired: false,
        isSpaRequired: false,
        isGolfRequired: false,
        roomSpaItems: [],
      },
    ],
  };
}
