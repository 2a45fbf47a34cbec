/** The spa treatments package (A §2.12, B §2.16). */
export const addOnTreatments = {
  loading: 'Preparing to unwind…',
  failed: 'We could not load the treatments.',
  timesFailed: 'We could not load the times.',
  intro: 'You can book our most popular treatments',
  fullList: 'See the full list of treatments',
  call: "Can't book the treatment you want below? Call us on {phone}",
  who: 'Who would like a treatment?',
  /** Where Continue has nothing to go on with (D-421). */
  lacking: {
    guests: 'Please choose who would like a treatment.',
    treatments: 'Please select a treatment.',
  },
  list: "{name}'s treatments",
  treatment: 'Treatment {n}',
  remove: 'Remove {treatment}',
  selectTreatment: 'Select Treatment {n}',
  nextGuest: "{name}'s TREATMENTS",
  choose: 'Choose a treatment for {name}',
  select: 'Select',
  minutes: '{n}mins',
  wanted: '{treatment}, {n} mins, {price}',
  times: "Select {name}'s treatment time",
  noTimes: 'There are no times left on this day. Please try another.',
  sharedTime: 'Same time as {name}: {time}',
  confirm: 'Confirm Time',
  noAvailability: 'Sorry, we have no availability.',
};
