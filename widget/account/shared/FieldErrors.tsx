import { reportedErrors, type Form } from '../../../machines/shared/form.ts';
import { fill } from '../../texts/fill.ts';
import { ErrorSummary } from '../../ui/text/ErrorSummary.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface FieldErrorsProps {
  form: Form<object>;
  /** The fields' names in order, each with its name in messages. */
  labels: readonly (readonly [string, string])[];
}

/** What to mend in a form that was submitted. */
export function FieldErrors({ form, labels }: FieldErrorsProps) {
  const { details, shared } = useTexts();
  const errors = reportedErrors(form);
  const items = labels.flatMap(([name, label]) => {
    const error = errors[name];
    return error ? [{ name, text: fill(shared.fieldErrors[error], { label }) }] : [];
  });
  if (items.length === 0) return null;
  return <ErrorSummary key={form.submissions} heading={details.errorSummary} items={items} />;
}
