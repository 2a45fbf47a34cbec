import { includedTables } from '../../modals/included-tables/included-tables.texts.ts';

/** A room's summary, its bill and the amount to pay. */
export const roomSummary = {
  heading: 'Room {leg}:',
  giftVouchers: 'Gift Vouchers',
  voucherAlert:
    'You must bring your gift voucher on the day of arrival, otherwise it cannot be accepted as a payment method.',
  dates: 'Dates',
  guests: 'Guests',
  guestNames: 'Guest names',
  /** For a guest who is named later. */
  nameToFollow: 'Name to follow',
  /** Where it is not said who stays in the room. */
  inNameOf: 'In the name of {name}',
  dogs: 'Dogs',
  room: 'Room',
  rate: 'Rate',
  addOns: 'Add Ons',
  quantity: '{n} x {name}',
  edit: {
    room: 'room type',
    rate: 'rate',
    guestNames: 'guest names',
    times: 'times',
    addOns: 'add ons',
    leadBooker: 'lead booker details',
    requests: 'requests',
    /** For times that are not booked yet. */
    book: 'Edit',
    /** For a link heard alone: the room that it belongs to. */
    of: '{what} of room {leg}',
  },
  bill: {
    heading: 'Room {leg} Bill:',
    roomAndRate: 'Room & rate',
    included: { CHILD: 'Children', BABY: 'Infants', DOG: 'Dogs' },
    spaUpgrades: 'Spa upgrades',
    addOns: 'Add Ons',
    vouchers: 'Gift vouchers',
    total: 'Total payable',
    /** In the confirmation, where it may be paid already. */
    booked: 'Total',
    /** Of all rooms, paid and to pay. */
    whole: 'Total of your booking',
  },
  itinerary: {
    heading: 'Itinerary',
    golf: 'Golf Package Extras',
    breakfast: 'Breakfast Times',
    dinner: 'Dinner Times',
    pool: 'Pool & Spa Access',
    dinnerAddOns: 'Dinner Add Ons',
    golfAddOns: 'Golf Add Ons',
    includedTreatments: 'Spa Package',
    spaTreatments: 'Spa Treatments',
    table: '{day}: {restaurant} - {time}',
    tableFor: '{day}: {restaurant} - {time}, {diners}',
    diners: { one: '{n} guest', other: '{n} guests' },
    teeTime: '{day} - {time}',
    teeTimeFor: '{day} - {time}, {players}',
    players: '{n} player(s)',
    poolTime: '{day}: {time}',
    poolTimes: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
    packageTreatment: '{guest}: {treatment} - {minutes} mins,',
    treatment: '{name}: {day} - {time}',
    notBooked: 'Not booked yet.',
    noneAvailable: includedTables.noAvailability,
    missing: 'No table on {days}.',
    closed: includedTables.closed,
    noneSelected:
      'No times selected. Please contact a member of the team should you wish to update or amend your restaurant reservations.',
  },
  toPay: {
    today: {
      heading: 'To pay today',
      due: 'Payment due today',
      text: 'Payment for this room will be taken from your selected payment method to complete this booking. Please note transactions can take up to 24 hours to process.',
      rooms:
        'Payment for these rooms will be taken from your selected payment method to complete this booking. Please note transactions can take up to 24 hours to process.',
      /** Instead, where no room is paid today. */
      extras:
        'Payment for your add-ons will be taken from your selected payment method to complete this booking. Please note transactions can take up to 24 hours to process.',
      later: 'The rest is paid on arrival.',
    },
    /** What was to pay today, once it is paid. */
    paid: {
      heading: 'Paid',
      due: 'Payment taken',
      text: 'The payment has been taken from your selected payment method. Please note transactions can take up to 24 hours to process.',
    },
    arrival: {
      heading: 'To pay on arrival',
      due: 'Payment due on arrival',
      text: "A credit card guarantee will be taken on the lead booker's card to secure your booking",
      /** Instead, once it is booked (F-11). */
      booked: "The lead booker's card guarantees this payment",
    },
    room: 'Room {leg}',
    spaUpgrades: 'Spa upgrades',
    addOns: 'Add Ons',
    vouchers: 'Gift Vouchers',
    roomTotal: 'Room {leg} total',
    total: 'Total',
  },
};
