import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { InvalidVoucher } from '../../../src/domain/vouchers/vouchers.ts';
import { selectFailure } from '../../shared/last-failure.selectors.ts';
import type { roomsMachine } from './rooms.machine.ts';
import { lossesOf, type RoomLosses } from './rooms.rules.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

/** The vouchers that do not count on the new dates. */
export const selectRefusedVouchers = ({ context }: Snapshot): InvalidVoucher[] => context.vouchers.refused;

/** The voucher whose check for the new dates had no answer, and why. */
export function selectUncheckedVoucher(snapshot: Snapshot): {
  reference: string;
  failure: Failure | null;
} {
  return { reference: snapshot.context.vouchers.unchecked[0] ?? '', failure: selectFailure(snapshot) };
}

/** What the new room would take away; null where it takes nothing. */
export const selectLosses = ({ context }: Snapshot): RoomLosses | null => lossesOf(context, context.roomCode);
