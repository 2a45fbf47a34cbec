/** The itinerary screen (A §2.9). */
export const itinerary = {
  title: 'Set your itinerary',
  summary: "Choose when you'd like to enjoy your included extras",
  room: 'Room {leg}: {names}',
  sections: {
    spa: 'Spa Package Extras',
    breakfast: 'Breakfast Times',
    dinner: 'Dinner Times',
    golf: 'Golf Tee Times',
    dining: 'Breakfast & dinner',
  },
  selfCatering: {
    breakfast: 'Breakfast is not included in your self-catering rate.',
    dinner:
      'Dinner is not included in your self-catering rate however you can choose to add on dinner at {venues} on the next screen.',
    dinnerOnly: 'Dinner is not included in your self-catering rate.',
  },
};
