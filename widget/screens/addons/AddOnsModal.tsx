import type { OpenModal } from '../../../machines/steps/addons/addons.selectors.ts';
import { MudModal } from '../../modals/mud/MudModal.tsx';
import { PackageDinnerModal } from '../../modals/package-dinner/PackageDinnerModal.tsx';
import { PackageGolfModal } from '../../modals/package-golf/PackageGolfModal.tsx';
import { PackageSpaModal } from '../../modals/package-spa/PackageSpaModal.tsx';
import { SpaGardenModal } from '../../modals/spa-garden/SpaGardenModal.tsx';

/** The modal that is open. */
export function AddOnsModal({ modal }: { modal: OpenModal }) {
  switch (modal.kind) {
    case 'golf':
      return <PackageGolfModal actor={modal.actor} />;
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
