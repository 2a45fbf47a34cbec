import { useId, useState } from 'react';
import { addMonths, startOfMonth, type LocalDate } from '../../src/domain/dates.ts';
import { weeksOfMonth } from './calendar-dates.ts';
import { CalendarGrid, type GridDay } from './CalendarGrid.tsx';
import { Dialog } from './Dialog.tsx';
import { controlProps, FieldErrorText, FieldHint } from './Field.tsx';
import { MonthPager } from './MonthPager.tsx';
import { useTexts } from './texts-context.tsx';
import { useControlTexts } from './use-control-texts.ts';

interface DateFieldProps {
  label: string;
  name: string;
  value: LocalDate | null;
  min: LocalDate;
  max: LocalDate;
  onChange: (date: LocalDate) => void;
  hint?: string | undefined;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
}

/** A date, shown as DD/MM/YYYY and chosen from a calendar. */
export function DateField({ label, name, value, min, max, onChange, hint, error, disabled }: DateFieldProps) {
  const texts = useControlTexts().date;
  const { formats } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { control, hintId, errorId } = controlProps(id, { name, hint, error });
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <FieldHint id={hintId} hint={hint} />
      <button
        id={id}
        name={name}
        type="button"
        className="ui-input ui-date"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={control['aria-describedby']}
        data-invalid={control['aria-invalid']}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`}>{value ? formats.date(value) : texts.none}</span>
      </button>
      <FieldErrorText id={errorId} error={error} />
      {open ? (
        <Dialog title={label} onCancel={() => setOpen(false)}>
          <DatePicker
            {...{ label, value, min, max }}
            onSelect={(date) => {
              setOpen(false);
              onChange(date);
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

interface DatePickerProps {
  label: string;
  value: LocalDate | null;
  min: LocalDate;
  max: LocalDate;
  onSelect: (date: LocalDate) => void;
}

function DatePicker({ label, value, min, max, onSelect }: DatePickerProps) {
  const { formats } = useTexts();
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
        label={`${label}, ${title}`}
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
