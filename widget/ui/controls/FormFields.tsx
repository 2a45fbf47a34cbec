import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { type UnboundProps, useBinding, valueAt } from './form-binding.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

export function FormTextArea({ form, send, errorLabel, ...field }: UnboundProps<TextAreaProps>) {
  return <TextArea {...field} {...useBinding(form, send, field.name, errorLabel ?? field.label)} />;
}

export function FormSelectField({ form, send, errorLabel, ...field }: UnboundProps<SelectFieldProps>) {
  return (
    <SelectField {...field} required {...useBinding(form, send, field.name, errorLabel ?? field.label)} />
  );
}

/** `errorLabel` is required where the label is not a plain string. */
export function FormCheckbox({ form, send, errorLabel, ...field }: UnboundProps<CheckboxProps>) {
  const label = errorLabel ?? (typeof field.label === 'string' ? field.label : '');
  const { onLeave, error } = useBinding(form, send, field.name, label);
  return (
    <Checkbox
      {...field}
      {...{ onLeave, error }}
      checked={valueAt(form.values, field.name) === true}
      onChange={(checked) => send({ type: 'field.changed', name: field.name, value: checked })}
    />
  );
}
