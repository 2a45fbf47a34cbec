import { type ReactNode, useId } from 'react';
import css from './field.css?inline';
import { keepInSight } from '../frame/keep-in-sight.ts';
import { leaveAfterPress } from './leave-after-press.ts';
import { setUpRoots, registerStyles } from '../frame/styles.ts';

registerStyles(css);
setUpRoots(leaveAfterPress);
setUpRoots(keepInSight);

/** Props of every labelled control. */
export interface FieldProps {
  label: string;
  name: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  /** Announced, not shown: an optional field says so in its label. */
  required?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Used instead of the attribute `required` (D-240). */
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** A button to the right of the control, such as 'Find Address'. */
  action?: ReactNode | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A field's hint; nothing where it has none. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <span className="ui-hint" id={id}>
      {hint}
    </span>
  ) : null;
}

/**
 * A control with its label and hint above and its error below. The error stays under the control where the action takes
 * a line of its own.
 */
export function Field(props: FieldFrameProps) {
  const { label, name, hideLabel = false, hint, error, required, action, children } = props;
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
      // Not `required`: screen readers would announce an empty field as wrong before the guest comes to it.
      'aria-required': required ? true : undefined,
    },
    hintId,
    errorId,
  };
}
