import { formatClock, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { partsOfDay } from '../../../src/domain/dates/day-parts.ts';
import { RadioGroup, type RadioGroupProps } from '../../ui/controls/RadioGroup.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface TimeChipsProps extends Pick<
  RadioGroupProps,
  'legend' | 'name' | 'value' | 'hint' | 'error' | 'onChange' | 'onLeave'
> {
  times: readonly LocalDateTime[];
}

/** A choice of one time, as chips by part of the day. */
export function TimeChips({ times, ...group }: TimeChipsProps) {
  const { halves, evening } = useTexts().times;
  const parts = partsOfDay(times);
  const options = parts.flatMap(({ part, times: own }) =>
    own.map((value, index) => ({
      value,
      label: formatClock(value),
      heading: index > 0 || parts.length === 1 ? undefined : part === 'evening' ? evening : halves[part],
    })),
  );
  return <RadioGroup {...group} options={options} layout="chips" required />;
}
