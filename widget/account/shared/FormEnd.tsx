import { Button } from '../../ui/controls/Button.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';

interface FormEndProps {
  submit: string;
  isBusy: boolean;
  /** The words while the form is being sent. */
  busy: string;
  /** The words after success, until the form changes. */
  done?: string | null;
}

/** The button that ends a form, with a notice while the form is sent and after it. */
export function FormEnd({ submit, isBusy, busy, done }: FormEndProps) {
  return (
    <div className="ui-stack account-form-end">
      <Button variant="primary" type="submit" busy={isBusy}>
        {submit}
      </Button>
      {isBusy ? <LongWait what={busy} /> : null}
      {done ? (
        <div ref={showBelow}>
          <Notice tone="success">{done}</Notice>
          <Announcement text={done} />
        </div>
      ) : null}
    </div>
  );
}

/**
 * Scrolls the notice into view, below the button. If a field of the form has the focus, the button takes it, so that
 * the focus stays in sight.
 */
function showBelow(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
  notice
    ?.closest('form:focus-within')
    ?.querySelector<HTMLElement>('[type=submit]')
    ?.focus({ preventScroll: true });
}
