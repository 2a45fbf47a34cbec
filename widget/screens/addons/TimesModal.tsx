import type { OpenTimesDialog } from '../../../machines/shared/times-dialogs.ts';
import { EntryTimeModal } from '../../modals/entry-time/EntryTimeModal.tsx';
import { PackageDinnerModal } from '../../modals/package-dinner/PackageDinnerModal.tsx';
import { PackageSpaModal } from '../../modals/package-spa/PackageSpaModal.tsx';

/** The modal for times that is open, of the booking's add-ons or of a booked stay's packages. */
export function TimesModal({ modal }: { modal: OpenTimesDialog }) {
  switch (modal.kind) {
    case 'dinner':
      return <PackageDinnerModal actor={modal.actor} />;
    case 'spa':
      return <PackageSpaModal actor={modal.actor} />;
    case 'mud':
    case 'spaGarden':
      return <EntryTimeModal actor={modal.actor} />;
  }
}
