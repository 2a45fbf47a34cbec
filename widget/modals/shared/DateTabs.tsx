import type { LocalDate } from '../../../src/domain/dates.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

export interface DateTab {
  date: LocalDate;
  /** What has been chosen for the date. */
  hint: string;
  /** Something behind it must be mended. */
  invalid?: boolean | undefined;
}

interface DateTabsProps {
  value: LocalDate;
  dates: readonly DateTab[];
  onChange: (date: LocalDate) => void;
}

/** The days of the stay, each with what is chosen for it (A §2.10). */
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
