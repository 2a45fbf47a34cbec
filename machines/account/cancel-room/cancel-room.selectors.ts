import type { SnapshotFrom } from 'xstate';
import { canChange } from '../../../src/domain/account/stay-changes.ts';
import { cancellationMoney } from '../../../src/domain/account/found-stay.ts';
import { contextSelector } from '../../shared/context-selector.ts';
import { stayRooms } from '../booking-details/booking-details.rules.ts';
import type { cancelRoomMachine } from './cancel-room.machine.ts';

type Snapshot = SnapshotFrom<typeof cancelRoomMachine>;

/** Whether a room can be cancelled here, for all that is known. */
export const selectOffersCancelling = ({ context: { stay } }: Snapshot) =>
  stay.booking.items.some(({ leg }) => canChange(stay.booking, leg, stay.at));

/** The dialog that is open, over that of the rooms; null without one. */
export function selectDialog(snapshot: Snapshot): 'rooms' | 'question' | 'code' | 'tooOften' | null {
  if (snapshot.matches('choosing')) return 'rooms';
  if (snapshot.matches('confirming') || snapshot.matches('sendingCode')) return 'question';
  if (snapshot.matches('tooOften')) return 'tooOften';
  return snapshot.hasTag('code') ? 'code' : null;
}

export const selectRooms = contextSelector(({ stay, configuration }: Snapshot['context']) =>
  stayRooms(stay, configuration),
);

export const selectAskedLeg = ({ context }: Snapshot) => context.asked;

/** What the guest may know of the money before cancelling the room. */
export const selectMoney = contextSelector(({ stay, asked }: Snapshot['context']) =>
  cancellationMoney(stay.booking, asked),
);

export const selectForm = ({ context }: Snapshot) => context.form;

/** What is told of the last code, until it is entered: it was perhaps not sent, it is a new one, or it is no good. */
export function selectTold(snapshot: Snapshot): 'unsure' | 'resent' | 'wrong' | 'expired' | null {
  const told = (['unsure', 'resent', 'wrong', 'expired'] as const).find((one) =>
    snapshot.matches({ entering: { told: one } }),
  );
  return told ?? null;
}

/** Whether another code can be asked for now. */
export const selectMayAskAgain = (snapshot: Snapshot) => snapshot.matches({ entering: { next: 'ready' } });

export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

export const selectTryFrom = ({ context }: Snapshot) => context.tryFrom;

/** The estate's reason for refusing the last cancellation, while the guest chooses; null without a refusal. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ choosing: 'refused' }) ? snapshot.context.refusal : null;

/** The question what became of a cancellation; null where none is open. */
export const selectOutcome = ({ children }: Snapshot) => children.outcome ?? null;

/** Why the question what became of it could not be asked; null while it can. */
export const selectLost = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;

/** Whether nobody knows what became of a cancellation. */
export const selectIsDoubted = (snapshot: Snapshot) =>
  snapshot.context.sent !== null && !snapshot.hasTag('code');
