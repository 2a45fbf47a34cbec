import type { MudTreatment } from '../../../src/domain/addons/add-on-kinds.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { ExtraStart } from '../../../src/domain/spa/extra-starts.ts';
import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { GuestAge } from '../../../src/domain/guests/guests.ts';
import type { ExtraPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa/spa.ts';
import type { LastFailure } from '../../shared/last-failure.ts';
import type { Closing } from '../closing.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

/** What mud room and spa garden have in common. */
export interface Visit {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The day of arrival. */
  date: LocalDate;
  /** Everybody in the room, by name. */
  guests: GuestLabel[];
  ages: GuestAge[];
  /** The minimum age; 0: everybody may go in. */
  minimumAge: number;
  /** The visit that the room has already. */
  atOpening: ExtraPackageSelection | null;
}

/** Two or more guests choose the mud room. Into the spa garden go all who are old enough. */
export type EntryTimeInput = Visit &
  ({ kind: 'mud'; treatments: MudTreatment[] } | { kind: 'spaGarden'; durationIds: string[] });

export type EntryTimeOutput = TimesAnswer<ExtraPackageSelection>;

export type EntryTimeContext = EntryTimeInput &
  Closing &
  LastFailure & {
    /** The ticked guests, by their place in the room. */
    guestIndexes: number[];
    /** The estate's answer, by treatment code or duration id. */
    appointments: ExtrasAnswer['groups'];
    chosen: ExtraStart | null;
  };
