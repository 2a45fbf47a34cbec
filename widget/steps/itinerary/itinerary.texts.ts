import { appointmentTitles } from '../confirmation/appointments.texts.ts';

/** The itinerary screen. */
export const itinerary = {
  title: 'Set your itinerary',
  summary: "Choose when you'd like to enjoy your included extras",
  room: 'Room {leg}: {names}',
  sections: {
    pool: 'Pool & Spa Access',
    treatments: 'Spa Package Extras',
    breakfast: 'Breakfast Times',
    dinner: 'Dinner Times',
    golf: 'Golf Tee Times',
    dining: 'Breakfast & dinner',
  },
  /** For a button heard alone: the section that it belongs to. */
  of: '{text} ({section}, room {leg})',
  change: 'Change',
  /** Times that nobody chose yet. The flow leads back to them until the booking is made. */
  /** Where nothing is chosen yet: the sections above say what there is. */
  nothingChosen: 'You can come back to this until you book.',
  notChosen: 'Not chosen yet: {sections}. You can come back to this until you book.',
  open: {
    pool: 'BOOK YOUR TIME',
    treatments: 'BOOK YOUR TREATMENTS',
    breakfast: 'Book your tables',
    dinner: 'Book your tables',
    golf: 'BOOK YOUR TEE TIMES',
  },
  notes: {
    pool: 'Let us know when you would like to use the pool and spa.',
    treatments: 'Choose a treatment and a time for each of you.',
    breakfast: 'Breakfast must be pre-booked before your arrival.',
    dinner: 'Dinner must be pre-booked before your arrival.',
    golf: 'Choose your tee-off times before they go.',
  },
  booked: {
    /** Announced, not shown, after the modal closes. */
    said: '{section}, room {leg}: chosen.',
    pool: '{day}: {time}',
    treatment: '{guest}: {treatment} - {minutes} mins',
    /** More guests or nights could have a treatment. */
    part: '{n} of {possible} treatments booked',
    table: '{day}: {restaurant} - {time}',
    teeTime: '{day}: {time}',
    missing: {
      one: 'There was no table for {days}. Please tell us in the comments box on the Guest Details screen.',
      other:
        'There were no tables for {days}. Please tell us in the comments box on the Guest Details screen.',
    },
  },
  /** A meal that is included, but has no table to book. */
  untimed: {
    headings: { breakfast: appointmentTitles.breakfast, dinner: appointmentTitles.dinner },
    breakfast: 'Breakfast is included. There is no time to choose.',
    dinner: 'Dinner is included. There is no time to choose.',
  },
  selfCatering: {
    breakfast: 'Breakfast is not included in your rate.',
    dinner:
      'Dinner is not included in your rate however you can choose to add on dinner at {venues} on the next screen.',
    dinnerOnly: 'Dinner is not included in your rate.',
  },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    itinerary: typeof itinerary;
  }
}
