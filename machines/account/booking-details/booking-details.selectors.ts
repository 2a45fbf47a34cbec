import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { cancellationMoney, stayPayment } from '../../../src/domain/account/found-stay.ts';
import {
  canCancelAll,
  canChangeOnline,
  changeDeadline,
  offersChanges,
} from '../../../src/domain/account/stay-changes.ts';
import type { bookingDetailsMachine } from './booking-details.machine.ts';
import { cancelledRooms, stayRooms, type StayRoom } from './booking-details.rules.ts';
import { stayHead } from './stay-head.rules.ts';

type Snapshot = SnapshotFrom<typeof bookingDetailsMachine>;

export const selectArrival = ({ context }: Snapshot): LocalDate | null =>
  context.stay?.booking.items[0]?.dateRange.startDate ?? null;

export const selectRooms = contextSelector(({ stay, configuration }: Snapshot['context']): StayRoom[] =>
  stay === null ? [] : stayRooms(stay, configuration),
);

export const selectConfirmationNumber = ({ context }: Snapshot) => context.route.id;

/** When and where, with the pictures; null until the stay is read. */
export const selectHead = contextSelector(({ stay, configuration }: Snapshot['context']) =>
  stay === null ? null : stayHead(stay, configuration),
);

export const selectHasVoucher = ({ context }: Snapshot) => context.stay?.booking.hasVoucher ?? false;

const selectStayPayment = contextSelector(({ stay }: Snapshot['context']) =>
  stay === null ? null : stayPayment(stay.booking, stay.at),
);

/** What is paid and what is due, as far as it is known: nothing while it is asked whether a change is made. */
export const selectPayment = (snapshot: Snapshot) =>
  snapshot.matches('asking') ? null : selectStayPayment(snapshot);

export const selectOffersChanges = ({ context: { stay } }: Snapshot) =>
  stay !== null && offersChanges(stay.booking, stay.at);

/** Whether a room can still be amended or cancelled online. */
export const selectCanChangeOnline = ({ context: { stay } }: Snapshot) =>
  stay !== null && canChangeOnline(stay.booking, stay.at);

export const selectChangeDeadline = contextSelector(({ stay }: Snapshot['context']) =>
  stay === null ? null : changeDeadline(stay.booking, stay.at),
);

export const selectCanCancelAll = ({ context: { stay } }: Snapshot) =>
  stay !== null && canCancelAll(stay.booking, stay.at);

export type StayDialog = 'cancel' | 'amend' | null;

export function selectDialog(snapshot: Snapshot): StayDialog {
  if (snapshot.matches({ shown: { guest: 'cancelling' } })) return 'cancel';
  return snapshot.matches({ shown: { guest: 'amending' } }) ? 'amend' : null;
}

/** Whether 'Are you sure?' is open, or the cancellation is being sent. */
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches({ shown: { guest: { cancelling: 'confirming' } } }) || snapshot.hasTag('cancelling');

/** The room that 'Are you sure?' asks about; null for all rooms. */
export const selectAskedLeg = ({ context }: Snapshot) => context.asked;

/** What the guest may know of the money before cancelling what is asked about. */
export const selectMoney = contextSelector(({ stay, asked }: Snapshot['context']) =>
  stay === null ? null : cancellationMoney(stay.booking, asked),
);

/** The rooms that have just been cancelled, by leg; 'all' where none is left, null without a cancellation. */
export const selectCancelled = contextSelector(({ stay, cancelled }: Snapshot['context']) =>
  stay === null ? null : cancelledRooms(stay, cancelled),
);

export const selectIsCancelling = (snapshot: Snapshot) => snapshot.hasTag('cancelling');

/** The estate's reason for refusing the last cancellation, while the guest chooses; null without a refusal. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { guest: { cancelling: { choosing: 'refused' } } } })
    ? snapshot.context.refusal
    : null;

/** A change was sent, and nothing else can be changed before its outcome is known. */
export const selectIsChanging = ({ context }: Snapshot) => context.sent !== null;

/** The question what became of a change; null where none is open. */
export const selectOutcome = ({ children }: Snapshot) => children.outcome ?? null;

export const selectResend = ({ children }: Snapshot) => children.resend;

/** The actor of the upsell packages; null where nothing can be added any more. */
export const selectPackages = ({ children }: Snapshot) => children.packages ?? null;
