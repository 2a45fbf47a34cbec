import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { unrecorded } from './unrecorded.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  enterKeyHint?: 'go' | undefined;
  /** Tells whether the field is filled. The content never leaves the input. */
  onFilledChange?: ((filled: boolean) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** The input. At submit the form reads the secret from it into the vault. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, enterKeyHint, onFilledChange, onLeave, ref, ...frame } = props;
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...control}
          {...unrecorded('ui-input')}
          ref={ref}
          type="password"
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => onFilledChange?.(event.currentTarget.value !== '')}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
