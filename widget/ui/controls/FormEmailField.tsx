import type { UnboundProps } from './form-binding.ts';
import { FormTextField } from './FormTextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A form's e-mail address, under the name 'emailAddress'. */
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
