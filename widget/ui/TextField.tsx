import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type InputProps = ComponentPropsWithRef<'input'>;

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputProps,
      | 'autoComplete'
      | 'inputMode'
      | 'placeholder'
      | 'maxLength'
      | 'readOnly'
      | 'disabled'
      | 'autoCapitalize'
      | 'spellCheck'
      | 'ref'
    > {
  type?: 'text' | 'email' | 'tel' | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  /** A button right of the input, e.g. 'Find Address'. */
  action?: ReactNode | undefined;
}

export function TextField({
  label,
  name,
  hideLabel,
  hint,
  error,
  required,
  type = 'text',
  onChange,
  onLeave,
  action,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, hideLabel, hint, error, required }}>
      {(control) => {
        const field = (
          <input
            {...input}
            {...control}
            type={type}
            className="ui-input"
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
          />
        );
        return action ? (
          <div className="ui-with-action">
            {field}
            {action}
          </div>
        ) : (
          field
        );
      }}
    </Field>
  );
}
