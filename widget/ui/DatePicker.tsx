import { useState } from 'react';
import { addMonths, startOfMonth, type LocalDate } from '../../src/domain/dates.ts';
import { listFacts } from '../../src/texts/list-facts.ts';
import { weeksOfMonth } from './calendar-dates.ts';
import { CalendarGrid, type GridDay } from './CalendarGrid.tsx';
import { MonthPager } from './MonthPager.tsx';
import { useTexts } from './texts-context.tsx';

interface DatePickerProps {
  label: string;
  value: LocalDate | null;
  min: LocalDate;
  max: LocalDate;
  onSelect: (date: LocalDate) => void;
}

/** A month of days, one of which can be chosen (A §2.4). */
export function DatePicker({ label, value, min, max, onSelect }: DatePickerProps) {
  const { shared, formats } = useTexts();
  const [month, setMonth] = useState(startOfMonth(value ?? min));
  const weeks = weeksOfMonth(month, formats.firstDay).map((week) =>
    week.map((date): GridDay => ({
      date,
      state: date < min || date > max ? 'closed' : 'available',
      selected: date === value,
      outside: date.slice(0, 7) !== month.slice(0, 7),
    })),
  );
  const title = formats.month(month);
  return (
    <MonthPager
      title={title}
      onBack={() => setMonth(addMonths(month, -1))}
      onNext={() => setMonth(addMonths(month, 1))}
      backDisabled={month <= min}
      nextDisabled={addMonths(month, 1) > max}
    >
      <CalendarGrid
        label={listFacts(shared, [label, title])}
        weeks={weeks}
        firstFocus
        onSelect={onSelect}
        onLeaveGrid={(date) => {
          if (date >= min && date <= max) setMonth(startOfMonth(date));
        }}
      />
    </MonthPager>
  );
}
