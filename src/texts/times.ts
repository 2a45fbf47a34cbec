import { appointmentsSaid } from './appointments.ts';

/** Words that the modals for times share (A §2.10, §2.12). */
export const times = {
  /** With several rooms (A §2.9). */
  ofRoom: 'Room {leg}: {title}',
  done: 'Done',
  reset: 'Reset',
  /** Before what was chosen is given up (D-447). */
  leave: {
    title: 'Leave without these times?',
    text: 'What you have chosen here is not booked yet.',
    confirm: 'Leave without them',
    cancel: 'Keep choosing',
  },
  /** A guest who is named later (D-479). */
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
  /** Times that the guest may want to look at again (D-107, D-425). */
  clash: '{day}: {first} and {second} may overlap for {names}.',
  early: '{day}: {appointment} for {names} is before check-in at {checkIn}.',
  appointments: appointmentsSaid,
  /** What is not for the youngest guests (D-386). */
  minimumAge: 'For guests aged {age} and over.',
};
