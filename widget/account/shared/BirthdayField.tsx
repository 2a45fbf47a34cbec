import { estateDate } from '../../../src/domain/estate-clock.ts';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { Field } from '../../ui/Field.tsx';
import { useBinding } from '../../ui/form-binding.ts';

interface BirthdayFieldProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  label: string;
}

/** A birthday, picked or typed. The browser's own picker: nobody pages through decades of months (D-174). */
export function BirthdayField({ form, send, label }: BirthdayFieldProps) {
  const { value, onChange, onLeave, error } = useBinding(form, send, 'birthday', label);
  return (
    <Field name="birthday" label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="ui-input"
          autoComplete="bday"
          min="1900-01-01"
          max={estateDate(new Date())}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
