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
      | 'enterKeyHint'
      | 'placeholder'
      | 'maxLength'
      | 'min'
      | 'max'
      | 'readOnly'
      | 'disabled'
      | 'autoCapitalize'
      | 'spellCheck'
      | 'ref'
    > {
  /** For text that is left-to-right in every language: an address, a number, a code. */
  dir?: 'ltr' | undefined;
  type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
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
    <Field {...{ label, name, hideLabel, hint, error, required, action }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className="ui-input"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
