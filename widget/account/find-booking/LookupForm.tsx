import { useSelector } from '@xstate/react';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import * as selectors from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { AccountLink } from '../AccountLink.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';

/** The booking number, the e-mail address, and the result of the last try. */
export function LookupForm({ actor }: { actor: FindBookingRef }) {
  const texts = useTexts().account.findBooking;
  const form = useSelector(actor, selectors.selectForm);
  const isAsking = useSelector(actor, selectors.selectIsAsking);
  const isMember = useSelector(actor, selectors.selectIsMember);
  const { hasAccounts = true } = useAssets();
  function submit() {
    actor.send({ type: 'form.submitted' });
  }
  const bound = { form, send: actor.send, readOnly: isAsking };
  return (
    <section className="ui-stack account-narrow">
      <PageHeading level={isMember ? 2 : 1}>{texts.title}</PageHeading>
      <Outcome actor={actor} />
      <Form className="ui-stack" onSubmit={submit} aria-label={texts.title}>
        <p>{texts.intro}</p>
        <FormTextField
          {...bound}
          name="confirmationNumber"
          dir="ltr"
          label={texts.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormEmailField {...bound} label={texts.email} enterKeyHint="search" />
        <FormEnd submit={texts.submit} isBusy={isAsking} busy={texts.busy} />
      </Form>
      {isMember || !hasAccounts ? null : (
        <p>
          <AccountLink to={{ screen: 'login', note: null }}>{texts.login}</AccountLink>
        </p>
      )}
    </section>
  );
}

/** Why no booking is shown, until the next try. */
function Outcome({ actor }: { actor: FindBookingRef }) {
  const { account, shared } = useTexts();
  const { unknown, tooOften, failed } = account.findBooking;
  const isUnknown = useSelector(actor, selectors.selectIsUnknown);
  const isTooOften = useSelector(actor, selectors.selectIsTooOften);
  const from = useSelector(actor, selectors.selectTryFrom);
  const failure = useSelector(actor, selectFailure);
  const returns = useReturns(actor);
  if (isUnknown || isTooOften) {
    const texts = isUnknown ? unknown : tooOften;
    const again = from === null ? tooOften.later : fill(tooOften.from, { time: formatClock(from) });
    return (
      <ErrorBox
        key={returns}
        level={2}
        title={texts.title}
        text={
          <div className="ui-stack ui-stack-tight">
            <p>{isUnknown ? unknown.text : again}</p>
            <CallUs {...texts} />
          </div>
        }
      />
    );
  }
  return failure ? (
    <ErrorBox key={returns} level={2} title={failed} text={failureText(failure, shared.failures)} />
  ) : null;
}
