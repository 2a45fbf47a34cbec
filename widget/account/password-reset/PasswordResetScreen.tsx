import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { PasswordResetRef } from '../../../machines/account/password-reset/password-reset.machine.ts';
import * as selectors from '../../../machines/account/password-reset/password-reset.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { writeFailureText } from '../../texts/failure-text.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { AccountLink } from '../AccountLink.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { NewCode } from '../shared/NewCode.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';

/** A forgotten password: e-mail address, code, new password. */
export function PasswordResetScreen({ actor }: { actor: PasswordResetRef }) {
  const { account, shared } = useTexts();
  const texts = account.passwordReset;
  const vault = useVault();
  const step = useSelector(actor, selectors.selectStep);
  const failure = useSelector(actor, selectFailure);
  const isUnsure = useSelector(actor, selectors.selectIsUnsure);
  const returns = useReturns(actor);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isResent = useSelector(actor, selectors.selectIsResent);
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const intro = useFocusOnStep(step);

  function submit() {
    if (isBusy) return;
    if (step === 'code') vault.put('code', code.current?.value.trim() ?? '');
    if (step === 'password') vault.put('newPassword', password.current?.value ?? '');
    actor.send({ type: 'form.submitted' });
  }

  return (
    <section className="ui-stack account-narrow">
      <PageHeading level={1}>{texts.title}</PageHeading>
      {failure ? (
        <ErrorBox
          key={returns}
          level={2}
          title={texts.failed}
          text={writeFailureText(failure, shared.failures)}
        />
      ) : null}
      {isUnsure ? <ErrorBox key={returns} level={2} {...account.changePassword.unsure} /> : null}
      <Form className="ui-stack" onSubmit={submit} aria-label={texts.title}>
        <p ref={intro} tabIndex={-1}>
          {texts[step].intro}
        </p>
        <StepFields key={step} {...{ actor, code, password }} />
        <FormEnd
          submit={texts.submit}
          isBusy={isBusy}
          busy={texts.busy}
          done={isResent ? texts.code.resent : null}
        />
      </Form>
      {step === 'code' ? (
        <NewCode
          words={texts.code.resend}
          isBusy={isBusy}
          onAsk={() => actor.send({ type: 'code.requested' })}
        />
      ) : null}
      <p>
        <AccountLink to={{ screen: 'login', note: null }}>{texts.back}</AccountLink>
      </p>
    </section>
  );
}

interface StepFieldsProps {
  actor: PasswordResetRef;
  code: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}

function StepFields({ actor, code, password }: StepFieldsProps) {
  const texts = useTexts().account.passwordReset;
  const form = useSelector(actor, selectors.selectForm);
  const step = useSelector(actor, selectors.selectStep);
  const refused = useSelector(actor, selectors.selectCodeRefusal);
  const returns = useReturns(actor);
  useEffect(() => {
    if (returns > 0 && selectors.selectCodeRefusal(actor.getSnapshot()) !== null) code.current?.focus();
  }, [actor, code, returns]);
  const bound = { form, send: actor.send };
  if (step === 'code') {
    return (
      <CodeField {...bound} label={texts.code.label} hint={texts.code.hint} refused={refused} ref={code} />
    );
  }
  if (step === 'password') {
    return <NewPasswordFields {...bound} labels={texts.password} hint={texts.hint} password={password} />;
  }
  return <FormEmailField {...bound} label={texts.email.label} enterKeyHint="send" />;
}

/** An element that takes the focus when a screen goes on to its next step; not when the screen opens (D-37). */
function useFocusOnStep(step: string): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus();
  }, [step]);
  return element;
}
