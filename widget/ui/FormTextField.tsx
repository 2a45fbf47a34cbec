import { type Unbound, useBinding } from './form-binding.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function FormTextField({ form, send, errorLabel, ...field }: Unbound<TextFieldProps>) {
  return <TextField {...field} {...useBinding(form, send, field.name, errorLabel ?? field.label)} />;
}
