import type { UnboundProps } from './form-binding.ts';
import { FormTextField } from './FormTextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** Where somebody gets mail, as 'emailAddress' of a form. */
export function FormEmailField(props: Omit<UnboundProps<TextFieldProps>, 'name'>) {
  return (
    <FormTextField
      {...props}
      name="emailAddress"
      type="email"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
