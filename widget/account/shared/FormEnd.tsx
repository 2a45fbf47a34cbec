import { Button } from '../../ui/Button.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Announcement } from '../../ui/Announcement.tsx';

interface FormEndProps {
  submit: string;
  isBusy: boolean;
  /** What is being waited for. */
  busy: string;
  /** What has been done, until the form is changed. */
  done?: string | null;
}

/** The button that ends a form, with the word that it is under way or done. */
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
 * It comes below the button, which may stand at the lower edge of the window. Who sent the form from a field further up
 * is at the button then, so that the focus does not stay out of sight.
 */
function showBelow(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
  notice
    ?.closest('form:focus-within')
    ?.querySelector<HTMLElement>('[type=submit]')
    ?.focus({ preventScroll: true });
}
