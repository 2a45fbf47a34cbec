import {
  KIND_OF_SELECTION,
  type AddOnAppointment,
  type SelectionKind,
  type SelectionOf,
} from './add-on-kinds.ts';
import type { ChosenTime, PricedBy } from './define-add-on-kind.ts';

/** The chosen time of a selection. */
export function chosenTime<Kind extends SelectionKind>(selection: SelectionOf<Kind>): ChosenTime {
  return KIND_OF_SELECTION[selection.kind].chosenTime(selection);
}

/** What guests do at the time of a selection. */
export function appointmentOf({ kind }: { kind: SelectionKind }): AddOnAppointment {
  return KIND_OF_SELECTION[kind].appointment;
}

/** What makes up the price of a selection. */
export function pricedBy({ kind }: { kind: SelectionKind }): PricedBy {
  return KIND_OF_SELECTION[kind].pricedBy;
}
