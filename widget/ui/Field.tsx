import { type ReactNode, useId } from 'react';
import css from './field.css?inline';
import { keepInSight } from './keep-in-sight.ts';
import { leaveAfterPress } from './leave-after-press.ts';
import { setUpRoots, registerStyles } from './styles.ts';

registerStyles(css);
setUpRoots(leaveAfterPress);
setUpRoots(keepInSight);

/** What every labelled control takes. */
export interface FieldProps {
  label: string;
  name: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  /** Heard, not seen: what may stay empty says so in its label. */
  required?: boolean | undefined;
}

/** What the control itself needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** In place of the attribute `required` (D-240). */
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** A button right of the control, e.g. 'Find Address'. */
  action?: ReactNode | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What helps to fill in a field; nothing where there is none. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <span className="ui-hint" id={id}>
      {hint}
    </span>
  ) : null;
}

/** Label above, hint below it, error under the control, also where its action has a line of its own. */
export function Field({
  label,
  name,
  hideLabel = false,
  hint,
  error,
  required,
  action,
  children,
}: FieldFrameProps) {
  const id = useId();
  const { control, hintId, errorId } = controlProps(id, { name, hint, error, required });
  const body = (
    <>
      {children(control)}
      <FieldErrorText id={errorId} error={error} />
    </>
  );
  return (
    <div className="ui-field">
      <label className={hideLabel ? 'ui-hidden' : 'ui-label'} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={hintId} hint={hint} />
      {action ? (
        <div className="ui-with-action">
          <div className="ui-field">{body}</div>
          {action}
        </div>
      ) : (
        body
      )}
    </div>
  );
}

export function FieldErrorText({ id, error }: { id: string; error: string | null | undefined }) {
  return error ? (
    <span className="ui-error" id={id}>
      {error}
    </span>
  ) : null;
}

export function controlProps(
  id: string,
  { name, hint, error, required }: Omit<FieldProps, 'label' | 'hideLabel'>,
): { control: ControlProps; hintId: string; errorId: string } {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return {
    control: {
      id,
      name,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      // The attribute `required` would have an empty field announced as wrong before the guest comes to it.
      'aria-required': required ? true : undefined,
    },
    hintId,
    errorId,
  };
}
