import type { ReactNode } from 'react';
import type { CardField } from '../../../src/domain/payment/card-facts.ts';
import { Field, type ControlProps } from '../../ui/controls/Field.tsx';

export interface CardInputFrame {
  name: CardField;
  label: string;
  error: string | null;
  /** A possible mistake, shown under the control. It does not stop the payment. */
  looks: string | null;
}

interface CardInputProps extends CardInputFrame {
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** One field of the card form. The typed text stays in the control that `children` draws. */
export function CardInput({ name, label, error, looks, hint, children }: CardInputProps) {
  return (
    <Field required name={name} label={label} hint={hint} error={error}>
      {(control) => {
        const looksId = `${control.id}-looks`;
        const described = [control['aria-describedby'], looks ? looksId : ''].filter(Boolean).join(' ');
        return (
          <>
            {children({ ...control, 'aria-describedby': described || undefined })}
            {looks ? (
              <span className="payment-hint" id={looksId}>
                {looks}
              </span>
            ) : null}
          </>
        );
      }}
    </Field>
  );
}
