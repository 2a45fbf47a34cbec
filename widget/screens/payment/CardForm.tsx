import { useSelector } from '@xstate/react';
import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react';
import {
  CARD_SCHEMES,
  DEFAULT_CARD_SCHEME,
  EXPIRY_MONTHS,
  expiryYears,
} from '../../../src/domain/payment.ts';
import { fill } from '../../../src/texts/fill.ts';
import { cardFacts, type CardField, type CardHint } from '../../../src/domain/card-facts.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import {
  selectMissing,
  selectReported,
  selectShownHints,
  selectToday,
  selectIsBusy,
  wouldSend,
} from '../../../machines/steps/payment/payment.selectors.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { useVault } from '../../ui/vault-context.tsx';
import { useReturns } from '../../ui/use-returns.ts';
import { CardInput } from './CardInput.tsx';
import { isCardField, readCard } from './read-card.ts';

interface CardFormProps {
  actor: PaymentRef;
  /** By which the button outside the form submits it. */
  id: string;
}

/** The card stays in these fields; the machine hears which are filled and what looks wrong (B §2.5, T8). */
export function CardForm({ actor, id }: CardFormProps) {
  const { payment, shared } = useTexts();
  const texts = payment.card;
  const vault = useVault();
  const form = useRef<HTMLFormElement>(null);
  const today = useSelector(actor, selectToday);
  const isBusy = useSelector(actor, selectIsBusy);
  const returns = useReturns(actor);
  const reported = useSelector(actor, selectReported);
  const missing = useSelector(actor, selectMissing);
  const hints = useSelector(actor, selectShownHints);

  useEffect(() => wipeOnReturn(form.current), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = readCard(event.currentTarget);
    const facts = cardFacts(card, today);
    if (wouldSend(actor.getSnapshot(), facts)) vault.put('card', card);
    actor.send({ type: 'payment.submitted', card: facts });
  }

  function change(event: FormEvent<HTMLFormElement>) {
    actor.send({ type: 'card.changed', card: cardFacts(readCard(event.currentTarget), today) });
  }

  function leave(event: FocusEvent) {
    const left = event.target.getAttribute('name') ?? '';
    if (isCardField(left)) actor.send({ type: 'card.left', field: left });
  }

  const missingText = (field: CardField) =>
    fill(shared.fieldErrors.required, { label: texts.inMessages[field] });
  const hint = (...wanted: CardHint[]) => {
    const shown = wanted.find((one) => hints.includes(one));
    return shown ? texts.hints[shown] : null;
  };
  const framed = (field: CardField, ...wanted: CardHint[]) => ({
    name: field,
    label: texts[field],
    hint: hint(...wanted),
    error: missing.includes(field) ? missingText(field) : null,
  });
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} onInput={change} onBlur={leave}>
      <fieldset className="payment-card" disabled={isBusy}>
        <legend>{texts.heading}</legend>
        {reported.length > 0 ? (
          <ErrorSummary
            key={returns}
            heading={payment.errorSummary}
            items={reported.map((name) => ({ name, text: missingText(name) }))}
          />
        ) : null}
        <CardInput {...framed('cardHoldersName')}>
          {(control) => <input {...control} className="ui-input" autoComplete="cc-name" />}
        </CardInput>
        <div className="ui-grid payment-card-number">
          <CardInput {...framed('cardType', 'schemeDiffers')}>
            {(control) => (
              <span className="ui-select">
                <select
                  {...control}
                  className="ui-input"
                  autoComplete="cc-type"
                  defaultValue={DEFAULT_CARD_SCHEME}
                >
                  {CARD_SCHEMES.map((scheme) => (
                    <option key={scheme} value={scheme}>
                      {texts.schemes[scheme]}
                    </option>
                  ))}
                </select>
              </span>
            )}
          </CardInput>
          <CardInput {...framed('cardNumber', 'numberLooksWrong')}>
            {(control) => (
              <input
                {...control}
                className="ui-input ui-numbers"
                inputMode="numeric"
                autoComplete="cc-number"
                maxLength={30}
                spellCheck={false}
              />
            )}
          </CardInput>
        </div>
        <div className="ui-grid payment-card-expiry">
          <CardInput {...framed('expiryMonth')}>
            {(control) => (
              <span className="ui-select">
                <select {...control} className="ui-input" autoComplete="cc-exp-month" defaultValue="">
                  <option value="">{texts.month}</option>
                  {EXPIRY_MONTHS.map((month) => (
                    <option key={month}>{month}</option>
                  ))}
                </select>
              </span>
            )}
          </CardInput>
          <CardInput {...framed('expiryYear', 'cardExpired')}>
            {(control) => (
              <span className="ui-select">
                <select {...control} className="ui-input" autoComplete="cc-exp-year" defaultValue="">
                  <option value="">{texts.year}</option>
                  {expiryYears(Number(today.slice(0, 4))).map(({ label, value }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </span>
            )}
          </CardInput>
        </div>
      </fieldset>
    </form>
  );
}

/** A page that the browser brings back as it was shall not bring the card back with it (T15). */
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
