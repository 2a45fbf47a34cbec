/** The estate's systems that take bookings (A §3.2). */
export type SystemName = 'Opera' | 'Golf' | 'Restaurant' | 'Spa';
