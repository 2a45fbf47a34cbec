import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';

/**
 * The texts of each kind of add-on: on the button that opens its modal, and in the modal. `openOnly`: on the button in a
 * booking of one room, whose number says nothing.
 */
export const addOnKinds = {
  /** The golf package. */
  golf: {
    open: 'Add for room {leg}',
    openOnly: 'Add for room 1',
    loading: 'Raking the bunkers...',
    failed: 'We could not load the tee times.',
    intro: 'Tick the days on which you would like to play.',
    /** Where the hotel has a price for a player. */
    each: '{amount} per player',
    players: 'Players',
    playersOn: 'Players on {date}',
    heading: 'Tee-off time',
    headingOf: 'Tee-off time on {date}',
    party: { one: '{date}, {n} player', other: '{date}, {n} players' },
    chosen: 'Tee-off at {time}',
    notChosen: 'Not chosen',
    full: 'There are no tee times left on this day. Continue without it, or go back and choose another day.',
  },
  /** The dinner package. */
  table: {
    open: 'Book a table for room {leg}',
    openOnly: 'Book a table for room 1',
    intro: 'Tick the evenings on which you would like to dine.',
    /** Where the hotel has a price for a guest. */
    each: '{amount} per guest',
    menu: 'Sample menu',
    guests: 'Guests',
    time: 'Time',
    selectTime: 'Select time...',
    loading: 'Looking for tables…',
    failed: 'We could not load the tables.',
    noAvailability: 'No availability',
    notThatDay: 'This package is not available on this day.',
    /** What an evening still lacks. */
    missing: {
      guests: 'Please choose how many guests.',
      time: 'A time is required',
      noTable: 'There is no table for so many guests. Choose another number, or untick this evening.',
    },
  },
  /** The spa treatments package. */
  treatment: {
    open: 'Book your treatments for room {leg}',
    openOnly: 'Book your treatments for room 1',
    loading: 'Preparing to unwind…',
    failed: 'We could not load the treatments.',
    timesFailed: 'We could not load the times.',
    intro: 'You can book our most popular treatments',
    fullList: 'See the full list of treatments',
    call: "Can't book the treatment you want below? Call us on {phone}",
    who: 'Who would like a treatment?',
    /** Continue was pressed with nothing to go on with. */
    lacking: {
      guests: 'Please choose who would like a treatment.',
      treatments: 'Please select a treatment.',
    },
    list: "{name}'s treatments",
    treatment: 'Treatment {n}',
    /** A line of the list of chosen treatments. */
    start: '{day} - {time}',
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
  },
  /** The mud room. */
  mud: {
    open: 'Book your experience for room {leg}',
    openOnly: 'Book your experience for room 1',
    loading: 'Preparing to unwind…',
    failed: 'We could not load the times.',
    minimum: 'A minimum of 2 guests must be in the mud room.',
    tooFew: 'Please select a minimum of 2 guests.',
    who: 'Who is going in?',
    entryTime: 'Entry Time',
    day: 'On {date}, the day you arrive.',
    price: '{amount} for all of you',
    noAvailability: 'Sorry, we have no availability.',
    tryOthers: 'There is no time for so many guests on the day you arrive.',
    cancel: 'Cancel',
    done: 'Done',
  },
  /** The spa garden. */
  spaGarden: {
    open: 'Book your experience for room {leg}',
    openOnly: 'Book your experience for room 1',
    loading: 'Preparing to unwind…',
    failed: 'We could not load the times.',
    together: 'All guests must attend the Spa Garden together.',
    guests: 'Guests',
    entryTime: 'Entry Time',
    day: 'On {date}, the day you arrive.',
    price: '{amount} for all of you',
    noAvailability: 'Sorry, we have no availability.',
    full: 'There is no time left on the day you arrive.',
    cancel: 'Cancel',
    done: 'Done',
  },
} satisfies Record<TimedKind, { open: string; openOnly: string } & Record<string, unknown>>;
