import type { OpenModal } from '../../../machines/steps/addons/addons.selectors.ts';
import { PackageGolfModal } from '../../modals/package-golf/PackageGolfModal.tsx';
import { TimesModal } from './TimesModal.tsx';

/** The modal that is open; tee times are chosen while booking only. */
export function AddOnsModal({ modal }: { modal: OpenModal }) {
  return modal.kind === 'golf' ? <PackageGolfModal actor={modal.actor} /> : <TimesModal modal={modal} />;
}
