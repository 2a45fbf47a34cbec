/** The questions where no room takes dogs, and before another room or other dates. */
export const roomsQuestions = {
  noDogFriendlyRooms: {
    text: 'Unfortunately there are no dog friendly rooms available for your selected dates.',
    tryNewDate: 'Try a new date',
    continueWithout: 'Continue without a dog friendly room',
    hint: 'If you continue, this room is booked without a dog.',
  },
  change: {
    title: 'Change this room?',
    text: 'Changing the room removes {losses}.',
    confirm: 'Change room',
    cancel: 'Keep my room',
  },
  newDates: {
    title: 'Search with new dates?',
    text: 'New dates give back the rooms that you have chosen. Names, times and add-ons come along where they still fit.',
    confirm: 'Search new dates',
    cancel: 'Keep my rooms',
  },
  /** A voucher does not count on the new dates. */
  leaveVouchers: {
    title: { one: 'Search without your voucher?', other: 'Search without your vouchers?' },
    text: {
      one: 'Your voucher cannot be used on your new dates: {vouchers}. Searching with these dates removes it.',
      other:
        'Your vouchers cannot be used on your new dates: {vouchers}. Searching with these dates removes them.',
    },
    voucher: '{reference} ({reason})',
    confirm: 'Search new dates',
    cancel: 'Keep my dates',
  },
  /** A voucher could not be checked for the new dates. */
  uncheckedVoucher: {
    title: 'Your voucher could not be checked',
    text: 'We do not know yet whether your voucher {reference} can be used on your new dates. {reason}',
    cancel: 'Keep my dates',
  },
};
