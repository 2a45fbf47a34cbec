import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  rows?: number | undefined;
  readOnly?: boolean | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, onLeave, placeholder, maxLength, rows = 3, readOnly, ...frame } = props;
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...control}
          {...{ value, placeholder, maxLength, rows, readOnly }}
          className="ui-input"
          onChange={(event) => onChange(event.currentTarget.value)}
          // A browser scrolls to the caret without regard to what sticks to the lower edge (WCAG 2.4.11).
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
