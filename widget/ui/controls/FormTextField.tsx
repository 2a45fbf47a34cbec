import { type UnboundProps, useBinding } from './form-binding.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A text field of a form, required unless it is said to be optional. */
export function FormTextField(props: UnboundProps<TextFieldProps>) {
  const { form, send, errorLabel, refusal = null, required = true, ...field } = props;
  const binding = useBinding(form, send, field.name, errorLabel ?? field.label);
  return <TextField {...field} required={required} {...binding} error={binding.error ?? refusal} />;
}
