import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { search } from '../../../src/texts/search.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import type { StepModule } from '../../lazy/lazy-step.ts';
import type { PortResources } from '../port-resources.ts';
import { stayPorts } from '../stay-ports.ts';

registerTexts({ search });

export function searchStep({ client }: PortResources): StepModule {
  return { machine: searchMachine.provide({ actors: stayPorts(client) }), Screen: SearchScreen };
}
