import type { LocalDate } from '../../../src/domain/dates.ts';
import type { GolfPackageSelection } from '../../../src/domain/package-selections.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';

export interface PackageGolfInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Adults and children of the room: no more can play (A §9.8). */
  mostPlayers: number;
}

export type PackageGolfOutput =
  { type: 'submitted'; selections: GolfPackageSelection[] } | { type: 'closed' };

/** As many may play as dine (A §9.8). Throws without a session: tee times are chosen while booking only. */
export function golfInputOf({ room, content, stay, sessionId, mostGuests }: OpenedAddOn): PackageGolfInput {
  if (sessionId === null) throw new Error('tee times need a session');
  return { room, name: content.displayName, sessionId, stay, mostPlayers: mostGuests };
}
