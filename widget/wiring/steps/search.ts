import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { search } from '../../../src/texts/search.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';
import { stayPorts } from '../stay-ports.ts';

registerTexts({ search });

export function searchStep({ client }: PortResources): StepCode {
  return stepCode({ machine: searchMachine.provide({ actors: stayPorts(client) }), Screen: SearchScreen });
}
