import type { ReactNode } from 'react';
import type { OpenModalOf } from '../../../machines/shared/open-modal.ts';
import type { AddOnModalRefs } from '../../../machines/steps/addons/add-on-modals.ts';
import type { StayTimedKind, TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { EntryTimeModal } from '../../modals/entry-time/EntryTimeModal.tsx';
import { AddOnTablesModal } from '../../modals/addon-tables/AddOnTablesModal.tsx';
import { AddOnTreatmentsModal } from '../../modals/addon-treatments/AddOnTreatmentsModal.tsx';

/** The views of the modals for times, by the kind of add-on. */
export type ModalViews<Kind extends TimedKind> = {
  [K in Kind]: (actor: AddOnModalRefs[K]) => ReactNode;
};

/** The modals of the booking's add-ons and of a booked stay's packages. */
export const STAY_MODALS: ModalViews<StayTimedKind> = {
  table: (actor) => <AddOnTablesModal actor={actor} />,
  treatment: (actor) => <AddOnTreatmentsModal actor={actor} />,
  mud: (actor) => <EntryTimeModal actor={actor} />,
  spaGarden: (actor) => <EntryTimeModal actor={actor} />,
};

interface TimesModalProps<Kind extends TimedKind> {
  views: ModalViews<Kind>;
  modal: OpenModalOf<AddOnModalRefs, Kind>;
}

/** The open modal for times. */
export function TimesModal<Kind extends TimedKind>({ views, modal }: TimesModalProps<Kind>) {
  return views[modal.kind](modal.actor);
}
