import { Fragment, type ReactNode, useId } from 'react';
import css from './choice.css?inline';
import { controlProps, FieldErrorText, FieldHint } from './Field.tsx';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
  /** A heading above this option, where a part of the options begins. */
  heading?: string | undefined;
}

export interface RadioGroupProps {
  legend: string;
  name: string;
  value: string | null;
  options: readonly RadioOption[];
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  layout?: 'row' | 'stack' | 'chips' | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  /** Announced, not shown. A required group can take the focus while nothing is chosen. */
  required?: boolean | undefined;
}

export function RadioGroup({
  legend,
  name,
  value,
  options,
  onChange,
  onLeave,
  layout = 'row',
  hint,
  error = null,
  required = false,
}: RadioGroupProps) {
  const id = useId();
  const { control, hintId, errorId } = controlProps(id, { name, hint, error });
  const group = required && {
    role: 'radiogroup',
    'aria-labelledby': id,
    'aria-required': true,
    'aria-invalid': control['aria-invalid'],
    'data-name': name,
    tabIndex: -1,
  };
  return (
    <fieldset
      className="ui-field"
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
      onBlur={onLeave}
      {...group}
    >
      <legend id={id} className="ui-label">
        {legend}
      </legend>
      <FieldHint id={hintId} hint={hint} />
      <div className={`ui-radios ui-radios-${layout}`}>
        {options.map((option) => (
          <Fragment key={option.value}>
            {option.heading ? <span className="ui-hint">{option.heading}</span> : null}
            <label className="ui-choice">
              <input
                type="radio"
                // Radios are grouped by name within a form, so the name is made unique.
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
          </Fragment>
        ))}
      </div>
      <FieldErrorText id={errorId} error={error} />
    </fieldset>
  );
}
