import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { focusHeading } from '../../ui/frame/focus-after.ts';
import { Loading } from '../../ui/text/Loading.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useFold } from '../../ui/controls/use-fold.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

/** Promo code and gift vouchers, folded until there are any. */
export function Codes({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const fold = useFold(useSelector(actor, selectors.selectHasCodes));
  const panel = useId();
  return (
    <div className="search-codes">
      <Button
        variant="link"
        name="codes"
        className="search-fold ui-unfolds"
        aria-expanded={fold.isOpen}
        aria-controls={panel}
        onClick={fold.toggle}
      >
        {texts.codes}
      </Button>
      <div id={panel} hidden={!fold.isOpen}>
        <Fields actor={actor} />
      </div>
    </div>
  );
}

function Fields({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const code = useSelector(actor, selectors.selectCode);
  const reference = useSelector(actor, selectors.selectReference);
  const isChecking = useSelector(actor, selectors.selectIsChecking);
  const hasHelp = useSelector(actor, selectors.selectHasVoucherHelp);

  /** Enter in this field applies the code instead of starting the search. */
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    actor.send({ type: 'voucher.submitted' });
  }

  return (
    <div className="ui-grid">
      <TextField
        label={texts.code}
        name="code"
        dir="ltr"
        value={code}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        onChange={(value) => actor.send({ type: 'code.typed', code: value })}
      />
      <div className="ui-stack ui-stack-tight" onKeyDown={applyOnEnter}>
        <TextField
          label={texts.voucher}
          name="voucher"
          dir="ltr"
          value={reference}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={60}
          onChange={(value) => actor.send({ type: 'reference.typed', reference: value })}
          action={
            <Button busy={isChecking} onClick={() => actor.send({ type: 'voucher.submitted' })}>
              {texts.apply}
            </Button>
          }
        />
        {isChecking ? <Loading text={texts.checking} /> : null}
        {hasHelp ? (
          <Button variant="link" onClick={() => actor.send({ type: 'voucherHelp.opened' })}>
            {texts.howTo}
          </Button>
        ) : null}
      </div>
      <VoucherLists actor={actor} />
    </div>
  );
}

function VoucherLists({ actor }: { actor: SearchRef }) {
  const { search: texts, shared, formats } = useTexts();
  const applied = useSelector(actor, selectors.selectApplied);
  const invalid = useSelector(actor, selectors.selectInvalid);
  const unchecked = useSelector(actor, selectors.selectUnchecked);
  /**
   * Moves the focus before the line disappears: to the list's heading, or after the last line to the button that
   * applies another voucher.
   */
  function leave({ currentTarget }: MouseEvent<HTMLElement>) {
    const isLast = currentTarget.closest('ul')?.childElementCount === 1;
    if (isLast) currentTarget.closest('.ui-grid')?.querySelector<HTMLElement>('.ui-button')?.focus();
    else focusHeading(currentTarget, 'section');
  }
  function remove(event: MouseEvent<HTMLElement>, reference: string) {
    leave(event);
    actor.send({ type: 'voucher.removed', reference });
  }
  function retry(event: MouseEvent<HTMLElement>, reference: string) {
    leave(event);
    actor.send({ type: 'voucher.retried', reference });
  }
  return (
    <div className="search-vouchers ui-stack" aria-live="polite">
      <VoucherList title={texts.applied}>
        {applied.map(({ voucher }) => (
          <li key={voucher.certificateReferenceNumber}>
            <span>
              <WithCode
                text={fill(texts.voucherName, { name: voucher.voucherName })}
                at="reference"
                code={voucher.certificateReferenceNumber}
              />
              <br />
              <span className="ui-soft">
                {fill(texts.value, { amount: formats.price(voucher.unitPrice.amount) })}
              </span>
            </span>
            <LineButton
              reference={voucher.certificateReferenceNumber}
              label={shared.remove}
              onClick={remove}
            />
          </li>
        ))}
      </VoucherList>
      <VoucherList title={texts.invalid}>
        {invalid.map(({ reference, name, reason }) => (
          <li key={reference}>
            <span>
              <WithCode
                text={name ? fill(texts.voucherName, { name }) : '{reference}'}
                at="reference"
                code={reference}
              />
              <br />
              <span className="search-reason">{texts.reasons[reason]}</span>
            </span>
            <LineButton reference={reference} label={shared.remove} onClick={remove} />
          </li>
        ))}
      </VoucherList>
      <VoucherList title={texts.unchecked.title}>
        {unchecked.map(({ reference, failure }) => (
          <li key={reference} className="search-unchecked">
            <span>
              {reference}
              <br />
              {fill(texts.unchecked.text, { reason: failureText(failure, shared.failures) })}
            </span>
            <div className="ui-row">
              <LineButton reference={reference} label={shared.retry} onClick={retry} />
              <LineButton reference={reference} label={shared.remove} onClick={remove} />
            </div>
          </li>
        ))}
      </VoucherList>
    </div>
  );
}

/** Vouchers of one kind under their heading; nothing where there are none. */
function VoucherList({ title, children }: { title: string; children: ReactNode[] }) {
  return children.length === 0 ? null : (
    <section aria-label={title}>
      <h3 tabIndex={-1}>{title}</h3>
      <ul className="ui-list">{children}</ul>
    </section>
  );
}

interface LineButtonProps {
  reference: string;
  label: string;
  onClick: (event: MouseEvent<HTMLElement>, reference: string) => void;
}

function LineButton({ reference, label, onClick }: LineButtonProps) {
  return (
    <Button variant="link" onClick={(event) => onClick(event, reference)}>
      {label}
      <span className="ui-hidden"> {reference}</span>
    </Button>
  );
}
