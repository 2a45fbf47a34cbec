import { useId } from 'react';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import css from './date-button.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface DateButtonProps {
  label: string;
  name: string;
  value: LocalDate | null;
  /** Opens the dialog that chooses the date. */
  onOpen: () => void;
}

/** A date field that shows DD/MM/YYYY and opens a dialog to choose the date. */
export function DateButton({ label, name, value, onOpen }: DateButtonProps) {
  const { controls, formats } = useTexts();
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <button
        id={id}
        name={name}
        type="button"
        className="ui-input ui-date ui-numbers"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={onOpen}
      >
        <span id={`${id}-value`}>{value ? formats.date(value) : controls.date.none}</span>
      </button>
    </div>
  );
}
