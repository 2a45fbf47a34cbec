import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

export interface DateTab {
  date: LocalDate;
  /** What is chosen for the date. */
  hint: string;
  /** A choice for this date must be mended. */
  invalid?: boolean | undefined;
}

interface DateTabsProps {
  value: LocalDate;
  dates: readonly DateTab[];
  onChange: (date: LocalDate) => void;
}

/** The days of the stay, each with its choice. */
export function DateTabs({ value, dates, onChange }: DateTabsProps) {
  const { times: texts, formats } = useTexts();
  return (
    <Tabs
      label={texts.dates}
      value={value}
      options={dates.map(({ date, hint, invalid }) => ({
        value: date,
        label: formats.stayDay(date),
        hint,
        invalid,
      }))}
      onChange={onChange}
    />
  );
}
