/** A room as staged for two adults, without extras and guests (A §7.2). */
export const PLAIN_ROOM_STAY = {
  promoCode: null,
  blockCode: null,
  corporateCode: null,
  guestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 },
  packages: [],
  includedPackages: [],
  dietaryComments: '',
  specialRequirements: '',
  spaComments: '',
  dinnerBookingRequests: '',
  dogRequests: '',
  breakfastRestaurantBookings: [],
  dinnerRestaurantBookings: [],
  spaSessionId: null,
  isBreakfastRequired: false,
  isDinnerRequired: false,
  isSpaRequired: false,
  isGolfRequired: false,
  roomSpaItems: [],
};

/** A guest as staged, neither logged in nor the lead guest. */
export function stagedGuest(title: string, firstName: string, lastName: string) {
  return { isLoggedInUser: false, isLeadGuest: false, title, firstName, lastName, age: null };
}
