import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LongWait } from '../../ui/LongWait.tsx';

interface FormEndProps {
  submit: string;
  isBusy: boolean;
  /** What is being waited for. */
  busy: string;
  children?: ReactNode;
}

/** The button that ends a form, with the word that it is under way. */
export function FormEnd({ submit, isBusy, busy, children }: FormEndProps) {
  return (
    <div className="account-form-end">
      <Button variant="primary" type="submit" busy={isBusy}>
        {submit}
      </Button>
      {children}
      <p role="status">{isBusy ? <LongWait what={busy} /> : null}</p>
    </div>
  );
}
