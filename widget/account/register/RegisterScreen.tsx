import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { RegisterRef } from '../../../machines/account/register/register.machine.ts';
import * as selectors from '../../../machines/account/register/register.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { AccountLink } from '../AccountLink.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { NewCode } from '../shared/NewCode.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import css from './register.css?inline';
import { RegisterForm } from './RegisterForm.tsx';

registerStyles(css);

/** Creates an account, or updates one of the old system. */
export function RegisterScreen({ actor }: { actor: RegisterRef }) {
  const { account, details } = useTexts();
  const texts = account.register;
  const { brand } = useAssets();
  const isUpdate = useSelector(actor, selectors.selectIsUpdate);
  const asksForCode = useSelector(actor, selectors.selectAsksForCode);
  return (
    <section className="ui-stack ui-stack-loose register-ways">
      <div className="ui-stack">
        <PageHeading level={1}>{fill(isUpdate ? texts.update : texts.create, { brand })}</PageHeading>
        <ul className="register-benefits">
          {details.account.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        {isUpdate ? null : (
          <p>
            {texts.already} <AccountLink to={{ screen: 'login', note: null }}>{texts.login}</AccountLink>
          </p>
        )}
      </div>
      {asksForCode ? <CodeForm actor={actor} /> : <RegisterForm actor={actor} focusOnShow={isUpdate} />}
    </section>
  );
}

function CodeForm({ actor }: { actor: RegisterRef }) {
  const { account, shared } = useTexts();
  const texts = account.register.code;
  const vault = useVault();
  const code = useRef<HTMLInputElement>(null);
  const form = useSelector(actor, selectors.selectCodeForm);
  const problem = useSelector(actor, selectors.selectCodeProblem);
  const isWrong = useSelector(actor, selectors.selectIsCodeWrong);
  const returns = useReturns(actor);
  useEffect(() => {
    if (returns > 0 && selectors.selectIsCodeWrong(actor.getSnapshot())) code.current?.focus();
  }, [actor, returns]);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isResending = useSelector(actor, selectors.selectIsResending);
  const isResent = useSelector(actor, selectors.selectIsResent);

  function submit() {
    if (isBusy) return;
    vault.put('code', code.current?.value.trim() ?? '');
    actor.send({ type: 'form.submitted' });
  }

  return (
    <div className="ui-stack">
      <Form className="ui-stack" onSubmit={submit}>
        {problem ? (
          <ErrorBox
            key={returns}
            level={2}
            title={texts.failed}
            text={problem === 'other' ? shared.failures.other : texts[problem]}
          />
        ) : null}
        <p>{texts.intro}</p>
        <CodeField
          form={form}
          send={actor.send}
          label={texts.label}
          refused={isWrong ? texts.notFound : null}
          ref={code}
        />
        <FormEnd
          submit={texts.submit}
          isBusy={isBusy}
          busy={isResending ? texts.resending : texts.busy}
          done={isResent ? texts.resent : null}
        />
      </Form>
      <NewCode words={texts.resend} isBusy={isBusy} onAsk={() => actor.send({ type: 'code.requested' })} />
    </div>
  );
}
