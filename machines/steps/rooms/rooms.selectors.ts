import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { legOf } from '../../../src/domain/legs.ts';
import type { InvalidVoucher } from '../../../src/domain/vouchers.ts';
import { selectFailure } from '../../shared/last-failure.selectors.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { lossesOf, panelsOf, type AreaPanels, type RoomLosses } from './rooms.rules.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

export const selectLeg = ({ context }: Snapshot): number => context.leg;

export const selectNights = ({ context }: Snapshot): number => context.booking.search.numberOfNights;

/** The rooms are shown: always, but while new dates are asked for or no room takes dogs. */
export const selectIsListed = (snapshot: Snapshot): boolean => snapshot.hasTag('listed');

export const selectAreas = ({ context }: Snapshot): AreaPanels[] => panelsOf(context);

/** The room that the leg already has. */
export const selectChosenRoom = ({ context }: Snapshot): string | null =>
  legOf(context.booking, context.leg)?.roomCode ?? null;

export const selectIsWithoutDogFriendlyRoom = (snapshot: Snapshot): boolean =>
  snapshot.matches('withoutDogFriendlyRoom');

/** The guest goes on without a dog-friendly room: the search was for more dogs than come now. */
export const selectAreDogsLeftAtHome = ({ context: { availability, leg, party } }: Snapshot): boolean =>
  availability.roomAvailabilities.some((answer) => answer.leg === leg && answer.guestQuota.dogs > party.dogs);

/** The month calendar of a search without availability. */
export const selectCalendar = ({ children }: Snapshot): AnyActorRef | undefined => children.calendar;

/** Prices by date are for the first room only (A §2.5, §4.5). */
export const selectHasPricesByDate = ({ context }: Snapshot): boolean => context.leg === 1;

/** The room whose prices by date are open. */
export const selectRoomWithPrices = (snapshot: Snapshot): string | null =>
  snapshot.children.weekCalendar ? snapshot.context.roomCode : null;

export const selectWeekCalendar = ({ children }: Snapshot): AnyActorRef | undefined => children.weekCalendar;

export type RoomsQuestion = 'room' | 'dates' | 'vouchers' | 'unchecked' | null;

/** What the guest is being asked before something is dropped (D-39), or before a check is made again (D-456). */
export function selectQuestion(snapshot: Snapshot): RoomsQuestion {
  if (snapshot.matches('askingToChangeRoom')) return 'room';
  if (snapshot.matches('askingToChangeDates')) return 'dates';
  if (snapshot.matches({ movingStay: 'askingToCheckAgain' })) return 'unchecked';
  return snapshot.matches({ movingStay: 'askingAboutVouchers' }) ? 'vouchers' : null;
}

/** Whether the vouchers are being checked for other dates (D-406). */
export const selectIsCheckingVouchers = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The vouchers that do not count on the wanted dates (D-406). */
export const selectRefusedVouchers = ({ context }: Snapshot): InvalidVoucher[] => context.vouchers.refused;

/** The voucher whose check for the wanted dates had no answer, and why (D-456). */
export function selectUncheckedVoucher(snapshot: Snapshot): {
  reference: string;
  failure: Failure | null;
} {
  return { reference: snapshot.context.vouchers.unchecked[0] ?? '', failure: selectFailure(snapshot) };
}

/** What the wanted room would take away (D-39). */
export const selectLosses = ({ context }: Snapshot): RoomLosses | null => lossesOf(context, context.roomCode);
