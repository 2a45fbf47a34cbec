import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { RegisterRef } from '../../../machines/account/register/register.machine.ts';
import * as selectors from '../../../machines/account/register/register.selectors.ts';
import { Interests } from '../../steps/details/Interests.tsx';
import { Terms } from '../../steps/details/Terms.tsx';
import { passwordState } from '../../../src/domain/account/passwords.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { FormCheckbox } from '../../ui/controls/FormFields.tsx';
import { FormTelephoneField } from '../../ui/controls/TelephoneField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { AccountLink } from '../AccountLink.tsx';
import { BirthdayField } from '../shared/BirthdayField.tsx';
import { FieldErrors } from '../shared/FieldErrors.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { personLabels } from '../shared/person-labels.ts';
import { PersonFields } from '../shared/PersonFields.tsx';
import { SecretField } from '../shared/SecretField.tsx';

interface RegisterFormProps {
  actor: RegisterRef;
  /** Whether the form takes the focus, because it has replaced the code's form (D-37). */
  focusOnShow: boolean;
}

/** The form that makes an account. */
export function RegisterForm({ actor, focusOnShow }: RegisterFormProps) {
  const { account, details } = useTexts();
  const texts = account.register;
  const { fields } = texts;
  const hasLists = useAssets().mailingLists.length > 0;
  const vault = useVault();
  const heading = useRef<HTMLHeadingElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useSelector(actor, selectors.selectForm);
  const titles = useSelector(actor, selectors.selectTitles);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const { mailinglist, addressBooks } = form.values;
  const bound = { form, send: actor.send };

  useEffect(() => {
    if (focusOnShow) heading.current?.focus();
  }, [focusOnShow]);

  function submit() {
    if (isBusy) return;
    vault.take('newPassword');
    if (password.current?.value) vault.put('newPassword', password.current.value);
    actor.send({ type: 'form.submitted' });
  }

  return (
    <Form className="ui-stack" onSubmit={submit} aria-label={texts.heading}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <Problem actor={actor} />
      <FieldErrors
        form={form}
        labels={[...personLabels(fields), ['password', fields.password], ['terms', details.terms.inMessages]]}
      />
      <PersonFields {...bound} titles={titles} labels={fields} />
      <FormTelephoneField {...bound} name="telephone" label={fields.telephone} required={false} />
      <div className="ui-grid">
        <BirthdayField {...bound} label={fields.birthday} />
        <SecretField
          {...bound}
          ref={password}
          name="password"
          label={fields.password}
          hint={fields.passwordHint}
          autoComplete="new-password"
          onInput={() =>
            actor.send({
              type: 'field.changed',
              name: 'password',
              value: passwordState(password.current?.value ?? ''),
            })
          }
        />
      </div>
      {hasLists ? <FormCheckbox {...bound} name="mailinglist" label={fields.mailingList} /> : null}
      {mailinglist ? (
        <fieldset className="ui-grid account-lists">
          <legend className="ui-label">{details.account.interests}</legend>
          <Interests
            name="interest"
            ticked={addressBooks}
            onToggle={(id) => actor.send({ type: 'interest.toggled', id })}
          />
        </fieldset>
      ) : null}
      <Terms {...bound} />
      <FormEnd submit={texts.submit} isBusy={isBusy} busy={texts.busy} />
    </Form>
  );
}

/** Why a registration failed; the message comes into view. */
function Problem({ actor }: { actor: RegisterRef }) {
  const texts = useTexts().account.register;
  const problem = useSelector(actor, selectors.selectProblem);
  const serverText = useSelector(actor, selectors.selectServerText);
  const returns = useReturns(actor);
  if (!problem) return null;
  if (problem !== 'unsure')
    return <ErrorBox key={returns} title={texts.error} text={serverText || texts.problems[problem]} />;
  const login = <AccountLink to={{ screen: 'login', note: null }}>{texts.login}</AccountLink>;
  return <ErrorBox key={returns} {...texts.unsure} action={login} />;
}
