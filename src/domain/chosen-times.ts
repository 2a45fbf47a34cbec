import {
  KIND_OF_SELECTION,
  type AddOnAppointment,
  type SelectionKind,
  type SelectionOf,
} from './add-on-kinds.ts';
import type { ChosenTime, PricedBy } from './define-add-on-kind.ts';

/** A selection as a time that somebody has chosen. */
export function chosenTime<Kind extends SelectionKind>(selection: SelectionOf<Kind>): ChosenTime {
  return KIND_OF_SELECTION[selection.kind].chosenTime(selection);
}

/** What the guest does at the time of a selection. */
export function appointmentOf({ kind }: { kind: SelectionKind }): AddOnAppointment {
  return KIND_OF_SELECTION[kind].appointment;
}

/** What a selection's price is made of. */
export function pricedBy({ kind }: { kind: SelectionKind }): PricedBy {
  return KIND_OF_SELECTION[kind].pricedBy;
}
