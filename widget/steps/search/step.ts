import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import { calendar } from '../../modals/calendar/calendar.texts.ts';
import { summaryPanel } from '../../shared/summary-panel/summary-panel.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { search } from './search.texts.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ calendar, search, summaryPanel });

export function searchStep({ client }: PortResources): StepCode {
  const actors = stayPorts(client);
  const stayDates = stayDatesMachine.provide({ actors });
  const machine = searchMachine.provide({ actors: { ...actors, stayDates } });
  return stepCode({ machine, Screen: SearchScreen });
}
