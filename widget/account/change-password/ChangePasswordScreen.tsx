import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ChangePasswordRef } from '../../../machines/account/change-password/change-password.machine.ts';
import * as selectors from '../../../machines/account/change-password/change-password.selectors.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { FormEnd } from '../shared/FormEnd.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { SecretField } from '../shared/SecretField.tsx';

/** Changing the password. */
export function ChangePasswordScreen({ actor }: { actor: ChangePasswordRef }) {
  const texts = useTexts().account.changePassword;
  const outcome = useSelector(actor, selectors.selectOutcome);
  const reason = useSelector(actor, selectors.selectReason);
  const returns = useReturns(actor);
  return (
    <section className="ui-stack account-narrow">
      <PageHeading>{texts.title}</PageHeading>
      {outcome === 'failed' ? (
        <ErrorBox key={returns} title={texts.failed.title} text={reason ?? texts.failed.text} />
      ) : null}
      {outcome === 'unsure' ? <ErrorBox key={returns} {...texts.unsure} /> : null}
      <PasswordForm actor={actor} />
    </section>
  );
}

/** An answer empties the fields as the chart says. A wrong old password then has the focus. */
function PasswordForm({ actor }: { actor: ChangePasswordRef }) {
  const { account } = useTexts();
  const texts = account.changePassword;
  const vault = useVault();
  const form = useSelector(actor, selectors.selectForm);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const outcome = useSelector(actor, selectors.selectOutcome);
  const reason = useSelector(actor, selectors.selectReason);
  const returns = useReturns(actor);
  const fields = useRef<HTMLFormElement>(null);
  const oldPassword = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (returns === 0) return;
    const { oldPassword: hasOld, newPassword: state } = selectors.selectForm(actor.getSnapshot()).values;
    if (state === 'empty') fields.current?.reset();
    else if (!hasOld && oldPassword.current) {
      oldPassword.current.value = '';
      oldPassword.current.focus();
    }
  }, [actor, returns]);

  function submit() {
    if (isBusy) return;
    vault.put('password', oldPassword.current?.value ?? '');
    vault.put('newPassword', newPassword.current?.value ?? '');
    actor.send({ type: 'form.submitted' });
  }

  return (
    <Form ref={fields} className="ui-stack" onSubmit={submit} aria-label={texts.title}>
      <SecretField
        form={form}
        send={actor.send}
        ref={oldPassword}
        name="oldPassword"
        label={texts.fields.oldPassword}
        refused={outcome === 'wrong' ? reason : null}
        autoComplete="current-password"
        onInput={() =>
          actor.send({
            type: 'field.changed',
            name: 'oldPassword',
            value: oldPassword.current?.value !== '',
          })
        }
      />
      <NewPasswordFields
        form={form}
        send={actor.send}
        labels={texts.fields}
        hint={account.passwordReset.hint}
        password={newPassword}
      />
      <FormEnd
        submit={texts.submit}
        isBusy={isBusy}
        busy={texts.busy}
        done={outcome === 'changed' ? texts.changed : null}
      />
    </Form>
  );
}
