import type { SnapshotFrom } from 'xstate';
import { reportedErrors } from '../../shared/form.ts';
import { knownName, memberRoom } from './guests.rules.ts';
import type { guestsMachine } from './guests.machine.ts';

type GuestsSnapshot = SnapshotFrom<typeof guestsMachine>;

export const selectForm = (snapshot: GuestsSnapshot) => snapshot.context.form;
export const selectLegs = (snapshot: GuestsSnapshot) => snapshot.context.booking.legs;
/** Whether guests may be named later. */
export const selectMayNameLater = ({ context }: GuestsSnapshot) => context.asksLeadOnly === true;
export const selectIsMember = (snapshot: GuestsSnapshot) => snapshot.context.profile !== null;
/** The member's room, from 0; null for none. */
export const selectMemberRoom = (snapshot: GuestsSnapshot) => memberRoom(snapshot.context.booking);
/** The parts of the member's name that the profile fixes; the guest enters the blank parts. */
export const selectMemberName = ({ context }: GuestsSnapshot) => knownName(context);
export const selectAdultTitles = (snapshot: GuestsSnapshot) => snapshot.context.configuration.adultTitles;
/** The fields that had an error at the last submission and have one still, in the form's order. */
export const selectProblems = ({ context: { form } }: GuestsSnapshot): string[] =>
  Object.keys(reportedErrors(form));
