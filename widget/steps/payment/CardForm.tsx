import { useSelector } from '@xstate/react';
import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react';
import { fill } from '../../texts/fill.ts';
import {
  cardFacts,
  EMPTY_CARD,
  type CardField,
  type CardHint,
} from '../../../src/domain/payment/card-facts.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { ErrorSummary } from '../../ui/text/ErrorSummary.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { unrecorded } from '../../ui/controls/unrecorded.ts';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { CardReason } from './CardReason.tsx';
import { CardInput, type CardInputFrame } from './CardInput.tsx';
import { cardToSend, isCardField, readCard } from './read-card.ts';
import { regroup } from './regroup.ts';
import { CARD_SCHEMES } from '../../../src/domain/payment/payment.ts';

interface CardFormProps {
  actor: PaymentRef;
  /** The id by which the button outside the form submits it. */
  id: string;
}

/**
 * The card stays in these fields. The machine hears which are filled, the card's type, and what looks wrong (T8).
 */
export function CardForm({ actor, id }: CardFormProps) {
  const { payment, shared } = useTexts();
  const texts = payment.card;
  const vault = useVault();
  const form = useRef<HTMLFormElement>(null);
  const today = useSelector(actor, selectors.selectToday);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const returns = useReturns(actor);
  const reported = useSelector(actor, selectors.selectReportedFields);
  const missing = useSelector(actor, selectors.selectMissing);
  const hints = useSelector(actor, selectors.selectShownHints);

  useEffect(() => wipeOnReturn(form.current), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = readCard(event.currentTarget);
    const facts = cardFacts(card, today);
    if (selectors.wouldSend(actor.getSnapshot(), facts)) vault.put('card', cardToSend(card));
    actor.send({ type: 'payment.submitted', card: facts });
  }

  function change(event: FormEvent<HTMLFormElement>) {
    regroup(event.nativeEvent);
    actor.send({ type: 'card.changed', card: cardFacts(readCard(event.currentTarget), today) });
  }

  function leave(event: FocusEvent) {
    const left = event.target.getAttribute('name') ?? '';
    if (isCardField(left)) actor.send({ type: 'card.left', field: left });
  }

  const hint = (...wanted: CardHint[]) => {
    const shown = wanted.find((one) => hints.includes(one));
    return shown ? texts.hints[shown] : null;
  };
  const looks = (field: CardField) => {
    if (field === 'cardNumber') return hint('numberLooksWrong');
    return field === 'expiry' ? hint('expiryUnreadable', 'cardExpired') : null;
  };
  /** A typed text that is no date counts as missing. */
  const missingText = (field: CardField) =>
    (field === 'expiry' ? looks(field) : null) ??
    fill(shared.fieldErrors.required, { label: texts.inMessages[field] });
  const framed = (name: CardField) => ({
    name,
    label: texts[name],
    ...(missing.includes(name)
      ? { looks: null, error: missingText(name) }
      : { looks: looks(name), error: null }),
  });
  return (
    <form
      {...unrecorded()}
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      onInput={change}
      onReset={() => actor.send({ type: 'card.changed', card: EMPTY_CARD })}
      onBlur={leave}
    >
      <fieldset className="payment-card" disabled={isBusy}>
        <legend>{texts.heading}</legend>
        <CardReason actor={actor} />
        {reported.length > 0 ? (
          <ErrorSummary
            key={returns}
            heading={payment.errorSummary}
            items={reported.map((name) => ({ name, text: missingText(name) }))}
          />
        ) : null}
        <div className="ui-grid payment-card-number">
          <CardNumber actor={actor} {...framed('cardNumber')} />
          <CardInput {...framed('expiry')} hint={texts.expiryForm}>
            {(control) => (
              <input
                {...control}
                {...unrecorded('ui-input ui-numbers')}
                dir="ltr"
                inputMode="numeric"
                autoComplete="cc-exp"
                maxLength={10}
                spellCheck={false}
              />
            )}
          </CardInput>
        </div>
        <CardType actor={actor} {...framed('cardType')} />
        <CardInput {...framed('cardHoldersName')}>
          {(control) => <input {...control} {...unrecorded('ui-input')} autoComplete="cc-name" />}
        </CardInput>
      </fieldset>
    </form>
  );
}

/** Empties the form when the browser restores the page, so that the card does not come back with it (T15). */
function wipeOnReturn(form: HTMLFormElement | null): () => void {
  const listening = new AbortController();
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) form?.reset();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

/** The card's number comes first: its first digits show the card's type (D-522). */
function CardNumber({ actor, ...frame }: CardInputFrame & { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const { schemes } = payment.card;
  const scheme = useSelector(actor, selectors.selectScheme);
  return (
    <CardInput {...frame} hint={formats.series(CARD_SCHEMES.map((one) => schemes[one]))}>
      {(control) => (
        <span className="payment-number">
          <input
            {...control}
            {...unrecorded('ui-input ui-numbers')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={30}
            spellCheck={false}
          />
          <span className="payment-brand" role="status">
            {scheme ? schemes[scheme] : ''}
          </span>
        </span>
      )}
    </CardInput>
  );
}

/** Shown only where the number does not tell the type. */
function CardType({ actor, ...frame }: CardInputFrame & { actor: PaymentRef }) {
  const { card } = useTexts().payment;
  const { placeholder } = useTexts().controls.select;
  const asksScheme = useSelector(actor, selectors.selectAsksScheme);
  if (!asksScheme) return null;
  return (
    <CardInput {...frame} hint={card.typeUntold}>
      {(control) => (
        <span className="ui-select">
          <select {...control} {...unrecorded('ui-input')} autoComplete="cc-type" defaultValue="">
            <option value="">{placeholder}</option>
            {CARD_SCHEMES.map((scheme) => (
              <option key={scheme} value={scheme}>
                {card.schemes[scheme]}
              </option>
            ))}
          </select>
        </span>
      )}
    </CardInput>
  );
}
