import type { Appointment } from '../../../src/domain/booking/clashes.ts';

/** What a guest does at a time, within a sentence. */
export const appointmentsSaid = {
  treatment: '{name} at {time}',
  golf: 'golf at {time}',
  breakfast: 'breakfast at {time}',
  dinner: 'dinner at {time}',
} satisfies Record<Appointment['kind'], string>;

/** What a guest does at a time, as the start of a title in the guest's calendar. */
export const appointmentTitles = {
  breakfast: 'Breakfast',
  dinner: 'Dinner',
  golf: 'Golf',
  treatment: 'Spa',
} satisfies Record<Appointment['kind'], string>;
