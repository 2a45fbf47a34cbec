import type { Unbound } from './form-binding.ts';
import { FormTextField } from './FormTextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** Where somebody gets mail, as 'emailAddress' of a form. */
export function FormEmailField(props: Omit<Unbound<TextFieldProps>, 'name'>) {
  return (
    <FormTextField
      {...props}
      name="emailAddress"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
