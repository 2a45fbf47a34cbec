import type { OpenModal } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import { DiningTimesModal } from '../../modals/dining-times/DiningTimesModal.tsx';
import { PoolAccessModal } from '../../modals/pool-access/PoolAccessModal.tsx';
import { SpaPackageModal } from '../../modals/spa-package/SpaPackageModal.tsx';
import type { LazyStepRef } from '../../wiring/lazy-step.ts';
import { StepScreen } from '../booking/StepScreen.tsx';

/** The modal that is open. */
export function ItineraryModal({ modal }: { modal: OpenModal }) {
  switch (modal.kind) {
    case 'pool':
      return <PoolAccessModal actor={modal.actor} />;
    case 'spa':
      return <SpaPackageModal actor={modal.actor} />;
    case 'dining':
      return <DiningTimesModal actor={modal.actor} />;
    case 'golf':
      return <StepScreen holder={modal.actor as LazyStepRef} />;
  }
}
