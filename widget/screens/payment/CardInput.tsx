import type { ReactNode } from 'react';
import type { CardField } from '../../../src/domain/card-facts.ts';
import { Field, type ControlProps } from '../../ui/Field.tsx';

interface CardInputProps {
  name: CardField;
  label: string;
  error: string | null;
  /** What looks wrong although it may be right; said under the control, keeping nobody from paying. */
  hint: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** One field of the card form; what is typed stays in the control that `children` draw. */
export function CardInput({ name, label, error, hint, children }: CardInputProps) {
  return (
    <Field required name={name} label={label} error={error}>
      {(control) => {
        const hintId = `${control.id}-looks`;
        const described = [control['aria-describedby'], hint ? hintId : ''].filter(Boolean).join(' ');
        return (
          <>
            {children({ ...control, 'aria-describedby': described || undefined })}
            {hint ? (
              <span className="payment-hint" id={hintId}>
                {hint}
              </span>
            ) : null}
          </>
        );
      }}
    </Field>
  );
}
