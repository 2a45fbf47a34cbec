import type { ReactNode } from 'react';
import type { OpenModalOf } from '../../../machines/shared/open-modal.ts';
import type { StayModalsByKind } from '../../../machines/shared/stay-modals.ts';
import { EntryTimeModal } from '../../modals/entry-time/EntryTimeModal.tsx';
import { PackageDinnerModal } from '../../modals/package-dinner/PackageDinnerModal.tsx';
import { AddOnTreatmentsModal } from '../../modals/addon-treatments/AddOnTreatmentsModal.tsx';

/** The views of the modals for times, by the kind of add-on. */
export type ModalViews<ByKind> = {
  [Kind in keyof ByKind]-?: (actor: NonNullable<ByKind[Kind]>) => ReactNode;
};

/** The modals of the booking's add-ons and of a booked stay's packages. */
export const STAY_MODALS: ModalViews<StayModalsByKind> = {
  restaurant: (actor) => <PackageDinnerModal actor={actor} />,
  spa: (actor) => <AddOnTreatmentsModal actor={actor} />,
  mud: (actor) => <EntryTimeModal actor={actor} />,
  spaGarden: (actor) => <EntryTimeModal actor={actor} />,
};

interface TimesModalProps<ByKind, Kind extends keyof ByKind> {
  views: ModalViews<ByKind>;
  modal: OpenModalOf<ByKind, Kind>;
}

/** The open modal for times. */
export function TimesModal<ByKind, Kind extends keyof ByKind>(props: TimesModalProps<ByKind, Kind>) {
  const { views, modal } = props;
  return views[modal.kind](modal.actor);
}
