/** The names of opening values: our own, then those of other booking engines (embedding interface). */
export const OPENING_NAMES = {
  arrivalDate: ['arrivalDate', 'arrival-date', 'arrive', 'arrival', 'checkin', 'checkInDate'],
  departure: ['depart', 'departure', 'checkout', 'checkOutDate'],
  numberOfNights: ['numberOfNights', 'number-of-nights', 'nights'],
  occupancy: ['occupancy'],
  adults: ['adults'],
  children: ['children'],
  code: ['code', 'promo', 'promoCode'],
  amend: ['amend'],
} as const;

/** Whether a name in a query, an attribute or a `data-` value is one of ours. */
export function isOpeningName(name: string): boolean {
  return Object.values(OPENING_NAMES).some((names: readonly string[]) => names.includes(name));
}
