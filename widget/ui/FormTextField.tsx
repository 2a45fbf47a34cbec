import { type UnboundProps, useBinding } from './form-binding.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A text field of a form, required unless it is said to be optional. */
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
