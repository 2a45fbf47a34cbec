import * as v from 'valibot';

/** Why a field is rejected. The text catalogue has the wording, with the field's label. */
export type FieldError =
  | 'required'
  | 'emailInvalid'
  | 'telephoneInvalid'
  | 'timeRequired'
  | 'leadGuestRequired'
  | 'passwordsDiffer'
  | 'passwordTooShort'
  | 'dogInformationRequired'
  | 'termsRequired'
  | 'sixDigits';

export type FieldValue = string | number | boolean | null | number[];

/** A form's state as plain data in the context of the machine that owns it. Fields are named by dotted paths. */
export interface Form<Values extends object> {
  values: Values;
  touched: string[];
  errors: Record<string, FieldError>;
  submitted: boolean;
  /** The fields with an error at the last submission that have had one ever since. */
  reported: string[];
  /** How often the form was submitted. Each submission announces its errors again. */
  submissions: number;
}

/** What a guest does to a form; every machine with a form takes these. */
export type FormEvent =
  | { type: 'field.changed'; name: string; value: FieldValue }
  | { type: 'field.left'; name: string }
  | { type: 'form.submitted' };

/** Issues of the schema must carry a `FieldError` as their message. */
export type FormSchema = v.GenericSchema<unknown, unknown>;

export function createForm<Values extends object>(values: Values): Form<Values> {
  return { values, touched: [], errors: {}, submitted: false, reported: [], submissions: 0 };
}

/** Sets one field. A path that the values do not have changes nothing. */
export function changeField<Values extends object>(
  form: Form<Values>,
  schema: FormSchema,
  name: string,
  value: FieldValue,
): Form<Values> {
  return withErrors({ ...form, values: setAt(form.values, name.split('.'), value) as Values }, schema);
}

/** Replaces all values at once, as a prefill does. `touched` stays. */
export function fillForm<Values extends object>(
  form: Form<Values>,
  schema: FormSchema,
  values: Values,
): Form<Values> {
  return withErrors({ ...form, values }, schema);
}

export function leaveField<Values extends object>(
  form: Form<Values>,
  schema: FormSchema,
  name: string,
): Form<Values> {
  const touched = form.touched.includes(name) ? form.touched : [...form.touched, name];
  return withErrors({ ...form, touched }, schema);
}

/** Marks the form as submitted, so that every error shows. */
export function submitForm<Values extends object>(form: Form<Values>, schema: FormSchema): Form<Values> {
  const sent = withErrors({ ...form, submitted: true, submissions: form.submissions + 1 }, schema);
  return { ...sent, reported: Object.keys(sent.errors) };
}

export function isValid(form: Form<object>, schema: FormSchema): boolean {
  return v.safeParse(schema, form.values).success;
}

type ValuesOf<Context extends { form: Form<object> }> = Context['form']['values'];

interface FormArgs<Context extends { form: Form<object> }> {
  context: Context & { form: Form<ValuesOf<Context>> };
}

/** The changes to a machine's one form when the guest enters, leaves or submits a field. */
export function formChanges<Context extends { form: Form<object> }>(schema: FormSchema) {
  return {
    change: ({ context }: FormArgs<Context>, { name, value }: { name: string; value: FieldValue }) => ({
      form: changeField<ValuesOf<Context>>(context.form, schema, name, value),
    }),
    leave: ({ context }: FormArgs<Context>, { name }: { name: string }) => ({
      form: leaveField<ValuesOf<Context>>(context.form, schema, name),
    }),
    submit: ({ context }: FormArgs<Context>) => ({
      form: submitForm<ValuesOf<Context>>(context.form, schema),
    }),
    isValid: ({ context }: FormArgs<Context>) => isValid(context.form, schema),
  };
}

/** The error to show at a field: none before the guest has left it or submitted the form. */
export function visibleError(form: Form<object>, name: string): FieldError | null {
  const error = Object.hasOwn(form.errors, name) ? form.errors[name] : undefined;
  return error && (form.submitted || form.touched.includes(name)) ? error : null;
}

/**
 * The errors of the reported fields, in the schema's order. Until the next submission, a field that goes wrong shows
 * its error only beside itself, and a mended field is not reported again.
 */
export function reportedErrors({ errors, reported }: Form<object>): Record<string, FieldError> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => reported.includes(name)));
}

function withErrors<Values extends object>(form: Form<Values>, schema: FormSchema): Form<Values> {
  const result = v.safeParse(schema, form.values);
  const errors: Record<string, FieldError> = {};
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue) ?? '';
    if (!Object.hasOwn(errors, name)) errors[name] = issue.message as FieldError;
  }
  return { ...form, errors, reported: form.reported.filter((name) => Object.hasOwn(errors, name)) };
}

function setAt(target: unknown, [key, ...rest]: string[], value: FieldValue): unknown {
  if (key === undefined) return value;
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) return target;
  const next = setAt((target as Record<string, unknown>)[key], rest, value);
  return Array.isArray(target)
    ? target.map((item: unknown, index) => (String(index) === key ? next : item))
    : { ...target, [key]: next };
}
