import { type UnboundProps, useBinding } from './form-binding.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A form asks for what it needs: a field that may stay empty is told so. */
export function FormTextField({
  form,
  send,
  errorLabel,
  required = true,
  ...field
}: UnboundProps<TextFieldProps>) {
  return (
    <TextField
      {...field}
      required={required}
      {...useBinding(form, send, field.name, errorLabel ?? field.label)}
    />
  );
}
