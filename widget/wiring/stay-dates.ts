import { stayDatesMachine } from '../../machines/steps/search/stay-dates.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { calendar } from '../modals/calendar/calendar.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { summaryPanel } from '../shared/summary-panel/summary-panel.texts.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { StayDates } from '../steps/search/StayDates.tsx';

registerTexts({ calendar, summaryPanel });

/** The date picker of the search form. */
export function stayDatesCalendar({ loadCalendar }: Pick<typeof ports, 'loadCalendar'>): StepCode {
  const machine = stayDatesMachine.provide({ actors: { loadCalendar } });
  return stepCode({ machine, Screen: StayDates });
}
