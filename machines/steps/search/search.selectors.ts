import type { SnapshotFrom } from 'xstate';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { CHILD_AGES } from '../../../src/domain/search/occupancy.ts';
import { systemStatus } from '../../../src/domain/configuration/system-status.ts';
import { hasDogFriendlyRoom } from '../../../src/domain/configuration/lookups.ts';
import { MORE_ROOMS, NIGHT_CHOICES, ROOM_CHOICES } from '../../../src/domain/search/search-rules.ts';
import { wholeParty } from '../../../src/domain/search/guest-counts.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import type { searchMachine } from './search.machine.ts';
import { areDatesFixed, arrivals, blocksOf } from './search.rules.ts';

type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

export const selectContent = (snapshot: SearchSnapshot) => snapshot.context.configuration.content.search;
export const selectIsClosed = (snapshot: SearchSnapshot) => snapshot.matches('closed');
export const selectClosedMessage = (snapshot: SearchSnapshot) =>
  systemStatus(snapshot.context.configuration, 'Opera')?.bookingMessage ?? '';
export const selectArrivalDate = (snapshot: SearchSnapshot) => snapshot.context.arrivalDate;
export const selectDepartureDate = (snapshot: SearchSnapshot) =>
  addDays(snapshot.context.arrivalDate, snapshot.context.numberOfNights);
export const selectFirstArrival = (snapshot: SearchSnapshot) => arrivals(snapshot.context.session).first;
export const selectLastArrival = (snapshot: SearchSnapshot) => arrivals(snapshot.context.session).last;
export const selectNights = (snapshot: SearchSnapshot) => snapshot.context.numberOfNights;
export const selectRooms = (snapshot: SearchSnapshot) => snapshot.context.rooms;
export const selectParties = (snapshot: SearchSnapshot) => snapshot.context.parties;
/** Everybody who is asked for; null where the rooms are too many to ask. */
export const selectWholeParty = contextSelector(({ rooms, parties }: SearchSnapshot['context']) =>
  rooms === MORE_ROOMS ? null : wholeParty(parties.slice(0, rooms)),
);
export const selectMaxAdults = (snapshot: SearchSnapshot) => snapshot.context.limits.maxAdults;
export const selectMaxChildren = (snapshot: SearchSnapshot) => snapshot.context.limits.maxChildren;
/** 0 when the estate has no dog-friendly room: then no field is shown. */
export const selectMaxDogs = (snapshot: SearchSnapshot) =>
  hasDogFriendlyRoom(snapshot.context.configuration) ? snapshot.context.limits.maxDogs : 0;
export const selectCode = (snapshot: SearchSnapshot) => snapshot.context.code;
export const selectReference = (snapshot: SearchSnapshot) => snapshot.context.reference;
export const selectApplied = (snapshot: SearchSnapshot) => snapshot.context.applied;
export const selectInvalid = (snapshot: SearchSnapshot) => snapshot.context.invalid;
/** The vouchers whose check had no answer. */
export const selectUnchecked = (snapshot: SearchSnapshot) => snapshot.context.unchecked;
export const selectIsChecking = (snapshot: SearchSnapshot) => snapshot.context.checking.length > 0;
/** Whether a new search gives back held rooms. */
export const selectHoldsRooms = (snapshot: SearchSnapshot) => snapshot.context.holdsRooms;
/** The id of the booked room that the new booking replaces; null where it replaces none. */
export const selectIsAmending = (snapshot: SearchSnapshot) => snapshot.context.amendId !== null;
export const selectIsDateFixed = (snapshot: SearchSnapshot) => areDatesFixed(snapshot.context);
export const selectIsBlocked = (snapshot: SearchSnapshot) => blocksOf(snapshot.context).length > 0;
export const selectIsBlockedByRooms = (snapshot: SearchSnapshot) =>
  blocksOf(snapshot.context).includes('tooManyRooms');
export const selectIsBlockedByChildren = (snapshot: SearchSnapshot) =>
  blocksOf(snapshot.context).includes('children');
export const selectIsBlockedByAges = (snapshot: SearchSnapshot) =>
  blocksOf(snapshot.context).includes('childAges');
/** Whether nothing but an age is in the way. */
export const selectLacksAgesOnly = (snapshot: SearchSnapshot) => {
  const blocks = blocksOf(snapshot.context);
  return blocks.length > 0 && blocks.every((block) => block === 'childAges');
};
/** Whether the estate takes children online. If not, it has its own text about that. */
export const selectTakesChildren = (snapshot: SearchSnapshot) => selectContent(snapshot).childBooking === '';
/** Whether the estate's text about children stands beside the form, for a stay that keeps its own. */
export const selectKeepsChildren = (snapshot: SearchSnapshot) =>
  snapshot.context.keptChildren > 0 && !selectTakesChildren(snapshot) && !selectIsBlockedByChildren(snapshot);
export const selectIsBlockedByVoucher = (snapshot: SearchSnapshot) =>
  blocksOf(snapshot.context).includes('stayVoucher');
export const selectCanSearch = (snapshot: SearchSnapshot) => snapshot.can({ type: 'search.submitted' });
/** Whether there is a promo code, or anything of a voucher. */
export const selectHasCodes = ({ context }: SearchSnapshot) =>
  context.code + context.reference !== '' ||
  [context.checking, context.applied, context.invalid, context.unchecked].some((all) => all.length > 0);
/** Whether 'Check Availability' waits for the checks of vouchers. */
export const selectIsSubmitted = (snapshot: SearchSnapshot) =>
  snapshot.matches({ open: { submission: 'waiting' } });
const MODALS = ['dates', 'voucherHelp', 'map', 'refusal'] as const;
export const selectModal = (snapshot: SearchSnapshot): (typeof MODALS)[number] | null =>
  MODALS.find((modal) => snapshot.matches({ open: { modal } })) ?? null;
export const selectHelp = (snapshot: SearchSnapshot) => snapshot.context.help;
export const selectNightChoices = () => NIGHT_CHOICES;
export const selectRoomChoices = () => ROOM_CHOICES;
export const selectChildAges = () => CHILD_AGES;
export const selectHasVoucherHelp = (snapshot: SearchSnapshot) =>
  snapshot.context.configuration.content.search.giftVouchers.length > 0;
export const selectHasMap = (snapshot: SearchSnapshot) =>
  snapshot.context.configuration.content.search.accommodationMap !== null;
/** The month calendar of the dates dialog, from the dialog's first opening on. Its code may still be loading. */
export const selectStayDates = ({ children }: SearchSnapshot) => children.stayDates;
