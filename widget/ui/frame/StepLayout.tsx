import { type ReactNode, useState } from 'react';
import { useBill } from '../bill/bill-context.tsx';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import css from './step.css?inline';
import { Price } from '../bill/Price.tsx';
import { Announcement } from '../text/Announcement.tsx';
import { registerStyles } from './styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface StepLayoutProps {
  children: ReactNode;
  /** Buttons that end the step: Back first, the primary one last. */
  actions?: ReactNode;
  /**
   * The cost of the primary button's action, in the place of the bill's total. It stands by the buttons in every width.
   */
  figure?: ReactNode;
  /** The screen itself is the bill: only its total stays, by the buttons. */
  isBill?: boolean;
  /** What can be read after the buttons, so that it does not push them down. */
  after?: ReactNode;
}

/** A column of work beside a column with the bill. In a narrow widget the bill is behind 'Show Summary'. */
export function StepLayout({ children, actions, figure, isBill = false, after }: StepLayoutProps) {
  const { bill: panel, total: billTotal, parts } = useBill() ?? {};
  const bill = isBill ? null : panel;
  const texts = useTexts().controls.bill;
  const [open, setOpen] = useState(false);
  return (
    <div className="ui-step">
      <div className="ui-step-work">
        <div className="ui-step-body">{children}</div>
        <div className="ui-step-foot" part="actions">
          {bill || figure || isBill ? (
            <div className={figure || isBill ? 'ui-step-peek ui-step-figure' : 'ui-step-peek'}>
              {bill ? (
                <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {texts.show}
                </Button>
              ) : null}
              {figure ?? (billTotal ? <Price before={texts.total} amount={billTotal} after={parts} /> : null)}
            </div>
          ) : null}
          {actions ? <div className="ui-step-actions">{actions}</div> : null}
        </div>
        {after ? <div className="ui-step-after">{after}</div> : null}
      </div>
      {bill ? (
        <aside className="ui-step-rail" aria-label={texts.title} part="bill">
          <div>
            <h2>{texts.title}</h2>
            {bill}
          </div>
        </aside>
      ) : null}
      {/* Announces the bill's new total, because a choice in this step changes it. */}
      {bill ? <Announcement text={billTotal ? `${texts.total} ${billTotal}` : ''} isOnlyNews /> : null}
      {open ? (
        <Dialog title={texts.title} onCancel={() => setOpen(false)}>
          {bill}
        </Dialog>
      ) : null}
    </div>
  );
}
