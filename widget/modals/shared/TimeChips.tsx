import { formatClock, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { partsOfDay } from '../../../src/domain/dates/day-parts.ts';
import { RadioGroup, type RadioGroupProps } from '../../ui/controls/RadioGroup.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useStayHours } from './stay-hours-context.tsx';

interface TimeChipsProps extends Pick<
  RadioGroupProps,
  'legend' | 'name' | 'value' | 'hint' | 'error' | 'onChange' | 'onLeave'
> {
  times: readonly LocalDateTime[];
}

/** A choice of one time, as chips by part of the day, or by part of the stay. */
export function TimeChips({ times, ...group }: TimeChipsProps) {
  const { halves, evening } = useTexts().times;
  const ofStay = useStayHours()(times, (time) => time);
  const ofDay = partsOfDay(times).map(({ part, times: own }, _, { length }) => ({
    heading: length === 1 ? null : part === 'evening' ? evening : halves[part],
    times: own,
  }));
  // On a day with times outside of the stay, these matter more than the parts of the day.
  const parts = ofStay.some(({ heading }) => heading !== null) ? ofStay : ofDay;
  const options = parts.flatMap(({ heading, times: own }) =>
    own.map((value, index) => ({
      value,
      label: formatClock(value),
      heading: (index === 0 && heading) || undefined,
    })),
  );
  return <RadioGroup {...group} options={options} layout="chips" required />;
}
