import { type ReactNode, useId } from 'react';
import css from './choice.css?inline';
import { controlProps, FieldErrorText, FieldHint } from './Field.tsx';
import { registerStyles } from './styles.ts';

registerStyles(css);

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

interface RadioGroupProps {
  legend: string;
  name: string;
  value: string | null;
  options: readonly RadioOption[];
  onChange: (value: string) => void;
  layout?: 'row' | 'stack' | undefined;
  hideLegend?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
}

export function RadioGroup({
  legend,
  name,
  value,
  options,
  onChange,
  layout = 'row',
  hideLegend = false,
  hint,
  error = null,
}: RadioGroupProps) {
  const id = useId();
  const { control, hintId, errorId } = controlProps(id, { name, hint, error });
  return (
    <fieldset
      className="ui-field"
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
    >
      <legend className={hideLegend ? 'ui-hidden' : 'ui-label'}>{legend}</legend>
      <FieldHint id={hintId} hint={hint} />
      <div className={`ui-radios ui-radios-${layout}`}>
        {options.map((option) => (
          <label className="ui-choice" key={option.value}>
            <input
              type="radio"
              // Radios of one group share a name in the whole form, so two groups of one name must not meet.
              name={`${name}-${id}`}
              data-name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint ? <span className="ui-hint ui-choice-hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id={errorId} error={error} />
    </fieldset>
  );
}
