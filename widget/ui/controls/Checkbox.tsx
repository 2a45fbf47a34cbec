import { type ReactNode, useId } from 'react';
import css from './choice.css?inline';
import { controlProps, FieldErrorText, FieldHint } from './Field.tsx';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

export interface CheckboxProps {
  /** May hold links. */
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onLeave?: (() => void) | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, name, checked, onChange, onLeave, hint, error = null, disabled, required } = props;
  const { control, hintId, errorId } = controlProps(useId(), { name, hint, error, required });
  return (
    <div className="ui-field">
      <label className="ui-choice">
        <input
          {...control}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onLeave}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={hintId} hint={hint} />
      <FieldErrorText id={errorId} error={error} />
    </div>
  );
}
