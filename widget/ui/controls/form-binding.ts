import { fill } from '../../texts/fill.ts';
import { type Form, type FormEvent, visibleError } from '../../../machines/shared/form.ts';
import { useTexts } from '../text/texts-context.tsx';

/** A field of a machine's form. `form` gives its value and error; `send` takes the guest's input. */
export interface FieldBinding {
  form: Form<object>;
  send: (event: FormEvent) => void;
  /** Dotted path of the value in the form. */
  name: string;
  /** The field's name in messages, where it differs from its label. */
  errorLabel?: string | undefined;
  /** What else than the form's own rules is wrong with the value, as a sentence. */
  refusal?: string | null | undefined;
}

/** A control's props without those that the form sets. */
export type UnboundProps<Props> = Omit<
  Props,
  'name' | 'value' | 'checked' | 'onChange' | 'onLeave' | 'error'
> &
  FieldBinding;

/** The binding of a control to the form: its value as text, its error in words, and its handlers. */
export function useBinding(
  form: Form<object>,
  send: (event: FormEvent) => void,
  name: string,
  label: string,
) {
  const { fieldErrors } = useTexts().shared;
  const error = visibleError(form, name);
  const value = valueAt(form.values, name);
  return {
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    onChange: (next: string) => send({ type: 'field.changed', name, value: next }),
    onLeave: () => send({ type: 'field.left', name }),
    error: error ? fill(fieldErrors[error], { label }) : null,
  };
}

export function valueAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      values,
    );
}
