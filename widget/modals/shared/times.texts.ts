import { appointmentsSaid } from '../../steps/confirmation/appointments.texts.ts';

/** Texts that the modals for times share. */
export const times = {
  /** The heading in a booking of several rooms. */
  ofRoom: 'Room {leg}: {title}',
  done: 'Done',
  reset: 'Reset',
  /** The question before choices are dropped. */
  leave: {
    title: 'Leave without these times?',
    text: 'What you have chosen here is not booked yet.',
    confirm: 'Leave without them',
    cancel: 'Keep choosing',
  },
  /** The label of a guest who is named later. */
  guest: 'Guest {n}',
  dates: 'Dates of your stay',
  halves: {
    label: 'Time of day',
    AM: 'Morning',
    PM: 'Afternoon',
    none: { AM: 'There are no morning times on this day.', PM: 'There are no afternoon times on this day.' },
  },
  evening: 'Evening',
  amOrPm: { AM: 'AM', PM: 'PM' },
  everyDay: 'Same time every day',
  /** Beside a Continue that waits for it. */
  chooseTime: 'Choose a time to go on.',
  /** Over the times of a day of arrival or departure, where some of them are outside of the stay. */
  hours: {
    beforeCheckIn: 'Before check-in at {time}',
    during: 'During your stay',
    afterCheckOut: 'After check-out at {time}',
  },
  /** Warnings about times. */
  clash: '{day}: {first} and {second} may overlap for {names}.',
  early: '{day}: {appointment} for {names} is before check-in at {checkIn}.',
  /** Where a part of the room takes part, and nobody knows which part. */
  earlyForSome: '{day}: {appointment} is before check-in at {checkIn}.',
  appointments: appointmentsSaid,
  /** For treatments and extras with a minimum age. */
  minimumAge: 'For guests aged {age} and over.',
};
