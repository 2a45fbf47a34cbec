import type { OpenModal } from '../../../machines/account/stay-packages/stay-packages.selectors.ts';
import { MudModal } from '../../modals/mud/MudModal.tsx';
import { PackageDinnerModal } from '../../modals/package-dinner/PackageDinnerModal.tsx';
import { PackageSpaModal } from '../../modals/package-spa/PackageSpaModal.tsx';
import { SpaGardenModal } from '../../modals/spa-garden/SpaGardenModal.tsx';

/** The modal for times that is open, of the booking's add-ons or of a booked stay's packages. */
export function TimesModal({ modal }: { modal: OpenModal }) {
  switch (modal.kind) {
    case 'dinner':
      return <PackageDinnerModal actor={modal.actor} />;
    case 'spa':
      return <PackageSpaModal actor={modal.actor} />;
    case 'mud':
      return <MudModal actor={modal.actor} />;
    case 'spaGarden':
      return <SpaGardenModal actor={modal.actor} />;
  }
}
