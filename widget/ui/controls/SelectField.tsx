import { Field, type FieldProps } from './Field.tsx';
import { useTexts } from '../text/texts-context.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  /** Words of the first, empty option; null leaves it out. */
  placeholder?: string | null | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { value, options, onChange, onLeave, placeholder, autoComplete, disabled, ...frame } = props;
  const texts = useTexts().controls.select;
  const empty = placeholder === undefined ? texts.placeholder : placeholder;
  return (
    <Field {...frame}>
      {(control) => (
        <span className="ui-select">
          <select
            {...control}
            className="ui-input"
            value={value}
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
          >
            {empty === null ? null : <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
