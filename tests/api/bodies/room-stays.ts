import { PLAIN_ROOM_STAY, stagedGuest } from '../../support/plain-room-stay.ts';

const none = { restaurantBookings: [], golfBookings: { rounds: [] }, spaBookings: { items: [] } };

/** The room stay that the full leg is staged as, written from A §7.2, §9.7, D-09, D-44 and D-49. */
export const fullRoomStay = {
  confirmationNumber: 'C-1',
  internalIdentifier: 'I-1',
  roomCode: 'LAK',
  rateCode: 'ALL',
  promoCode: 'SPRING',
  blockCode: 'BL1',
  corporateCode: 'CO1',
  leg: 1,
  guestQuota: { Adults: 2, ChildAges: [7], Children: 1, Infants: 0, Dogs: 1 },
  packages: [
    { ...none, code: 'FIZZ', quantity: 3 },
    {
      ...none,
      code: 'DINE',
      quantity: 1,
      restaurantBookings: [
        { hadAvailability: true, timeSlot: '2027-05-11T20:00:00', restaurant: '8', guests: 2 },
      ],
    },
    {
      ...none,
      code: 'GOLF',
      quantity: 1,
      golfBookings: {
        rounds: [
          {
            courseId: 5,
            propertyId: 'P',
            greenFeeItemId: 'G',
            date: '2027-05-11',
            timeRef: 'T-9',
            playerCount: 3,
            mType: 'M',
            playerFirstName: 'Tom',
            playerLastName: 'Fell',
            rentalItems: [],
          },
        ],
      },
    },
    {
      ...none,
      code: 'TREAT',
      quantity: 1,
      spaBookings: {
        items: [
          {
            bookingType: 2,
            duration: 50,
            displayName: 'Hot stones',
            appointmentTypeId: '311',
            actualPrice: 90.5,
            clientIndex: 1,
            itemType: null,
            startDateTime: '2027-05-10T10:15:00',
            endDateTime: '2027-05-10T11:05:00',
            roomId: 'SR1',
            staffId: 12,
            facilityId: null,
          },
        ],
      },
    },
    {
      ...none,
      code: 'MUD',
      quantity: 1,
      spaBookings: {
        items: [0, 1].map((clientIndex) => ({
          bookingType: 2,
          duration: 60,
          displayName: 'Mud room',
          appointmentTypeId: 'MUD2',
          actualPrice: clientIndex === 0 ? 60 : 0,
          clientIndex,
          itemType: 3,
          startDateTime: '2027-05-11T23:30:00',
          endDateTime: '2027-05-12T00:30:00',
          roomId: null,
          staffId: null,
          facilityId: 'F1',
        })),
      },
    },
    {
      ...none,
      code: 'GARDEN',
      quantity: 1,
      spaBookings: {
        items: [
          {
            bookingType: 3,
            duration: 60,
            displayName: 'Spa garden',
            appointmentTypeId: null,
            groupAppointmentTypeId: '900',
            actualPrice: 60,
            clientIndex: 0,
            itemType: 1,
            startDateTime: '2027-05-11T23:30:00',
            endDateTime: '2027-05-12T00:30:00',
            roomId: null,
            staffId: null,
            facilityId: 'F1',
          },
        ],
      },
    },
  ],
  includedPackages: [{ code: 'DOG', quantity: 1 }],
  guests: [
    { isLoggedInUser: true, isLeadGuest: true, title: 'MR', firstName: 'Tom', lastName: 'Fell', age: null },
    { isLoggedInUser: false, isLeadGuest: false, title: 'MISS', firstName: 'Bee', lastName: 'Fell', age: 7 },
  ],
  dietaryComments: 'No nuts',
  specialRequirements: 'A cot, please.\nPool & Spa Access: 2027-05-10 Evening, 2027-05-12 Morning',
  spaComments: 'Bad knee',
  dinnerBookingRequests: 'By the window',
  dogRequests: 'Rex, a terrier',
  breakfastRestaurantBookings: [
    { hadAvailability: true, timeSlot: '2027-05-11T08:30:00', restaurant: '7' },
    { hadAvailability: false, timeSlot: null, restaurant: null },
  ],
  dinnerRestaurantBookings: [{ hadAvailability: true, timeSlot: '2027-05-10T19:00:00', restaurant: '8' }],
  spaSessionId: 'spa-7',
  isBreakfastRequired: true,
  isDinnerRequired: true,
  isSpaRequired: true,
  isGolfRequired: true,
  roomSpaItems: [
    {
      bookingType: 2,
      duration: 50,
      name: 'Hot stones',
      appointmentTypeId: '311',
      actualPrice: 85,
      clientIndex: 0,
      itemType: null,
      startDateTime: '2027-05-10T10:15:00',
      endDateTime: '2027-05-10T11:05:00',
      roomId: 'SR1',
      staffId: 12,
      facilityId: null,
    },
  ],
};

/** The room stay that the fixtures' held leg is staged as, in room 2. */
export const plainRoomStay = {
  ...PLAIN_ROOM_STAY,
  confirmationNumber: 'C-2',
  internalIdentifier: 'I-2',
  roomCode: 'LAK',
  rateCode: 'ROOM',
  leg: 2,
  guests: [stagedGuest('MR', 'Tom', 'Fell'), stagedGuest('MR', 'Ivy', 'Fell')],
};
