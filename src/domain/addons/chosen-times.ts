import { ADD_ON_KINDS, type AddOnAppointment, type SelectionOf, type TimedKind } from './add-on-kinds.ts';
import type { AddOnKindDefinition, ChosenTime, PricedBy } from './define-add-on-kind.ts';

const KINDS: { [Kind in TimedKind]: AddOnKindDefinition<never, SelectionOf<Kind>, AddOnAppointment> } =
  ADD_ON_KINDS;

/** The chosen time of a selection. */
export function chosenTime<Kind extends TimedKind>(selection: SelectionOf<Kind>): ChosenTime {
  return KINDS[selection.kind].chosenTime(selection);
}

/** What guests do at the time of a selection. */
export function appointmentOf({ kind }: { kind: TimedKind }): AddOnAppointment {
  return KINDS[kind].appointment;
}

/** What makes up the price of a selection. */
export function pricedBy({ kind }: { kind: TimedKind }): PricedBy {
  return KINDS[kind].pricedBy;
}
