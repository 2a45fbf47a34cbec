/** The estate's systems that take bookings. */
export type SystemName = 'Opera' | 'Golf' | 'Restaurant' | 'Spa';
