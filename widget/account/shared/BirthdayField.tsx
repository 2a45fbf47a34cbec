import { estateDate } from '../../../src/domain/dates/estate-clock.ts';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';

interface BirthdayFieldProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  label: string;
}

/** A birthday, picked or typed. The browser's own picker: nobody pages through decades of months. */
export function BirthdayField(bound: BirthdayFieldProps) {
  return (
    <FormTextField
      {...bound}
      name="birthday"
      type="date"
      required={false}
      autoComplete="bday"
      min="1900-01-01"
      max={estateDate(new Date())}
    />
  );
}
