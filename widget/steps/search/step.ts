import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import type { StayDatesInput } from '../../../machines/steps/search/stay-dates.types.ts';
import { registerTexts } from '../../texts/registry.ts';
import { search } from './search.texts.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { lazyStep } from '../../lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stayPorts } from '../../wiring/stay-ports.ts';

registerTexts({ search });

const bringCalendar = () => import('../../wiring/stay-dates.ts');

export function searchStep({ client }: PortResources): StepCode {
  const { checkVoucher, ...actors } = stayPorts(client);
  const machine = searchMachine.provide({
    actors: {
      checkVoucher,
      // The fields work without it.
      stayDates: lazyStep<undefined, StayDatesInput>(async () =>
        (await bringCalendar()).stayDatesCalendar(actors),
      ),
    },
  });
  return { ...stepCode({ machine, Screen: SearchScreen }), ahead: bringCalendar };
}
