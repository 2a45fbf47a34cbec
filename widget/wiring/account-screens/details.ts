import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { DetailsScreen } from '../../account/details/DetailsScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../lazy-step.ts';

export function detailsScreen(actors: AccountActors): StepModule {
  return { machine: accountDetailsMachine.provide({ actors }), Screen: DetailsScreen };
}
