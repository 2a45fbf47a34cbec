import { useSelector } from '@xstate/react';
import { useRef, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { startMachine } from '../../../machines/steps/start/start.machine.ts';
import {
  selectCanLogin,
  selectForm,
  selectHasLoginFailed,
  selectIsBusy,
  selectNotice,
  selectRefusal,
} from '../../../machines/steps/start/start.selectors.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { FormTextField } from '../../ui/FormFields.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { useVault } from '../../ui/vault-context.tsx';
import css from './start.css?inline';

registerStyles(css);

type StartRef = ActorRefFrom<typeof startMachine>;

/** Book without an account, or log in first (A §2.3). */
export function StartScreen({ actor }: { actor: StartRef }) {
  const texts = useTexts().start;
  const notice = useSelector(actor, selectNotice);
  const canLogin = useSelector(actor, selectCanLogin);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <section className="start">
      <PageHeading>{texts.title}</PageHeading>
      {notice ? <ErrorBox key={notice} heading={texts[notice].title} text={texts[notice].text} /> : null}
      <div className="start-ways">
        <div className="start-way ui-stack">
          <h3 className="ui-display">{texts.anonymous.title}</h3>
          <div>
            <p>{texts.anonymous.missed}</p>
            <ul>
              {texts.anonymous.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
          <Button variant="primary" disabled={isBusy} onClick={() => actor.send({ type: 'booking.started' })}>
            {texts.anonymous.button}
          </Button>
        </div>
        {canLogin ? <LoginPanel actor={actor} /> : null}
      </div>
    </section>
  );
}

function LoginPanel({ actor }: { actor: StartRef }) {
  const { start, shared } = useTexts();
  const texts = start.login;
  const { links } = useAssets();
  const vault = useVault();
  const form = useSelector(actor, selectForm);
  const isBusy = useSelector(actor, selectIsBusy);
  const hasFailed = useSelector(actor, selectHasLoginFailed);
  const refusal = useSelector(actor, selectRefusal);
  const password = useRef<HTMLInputElement>(null);
  const passwordError = visibleError(form, 'password');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.current?.value) vault.put('password', password.current.value);
    actor.send({ type: 'form.submitted' });
  }

  return (
    <form className="start-way ui-stack" onSubmit={submit} noValidate aria-labelledby="stay-login-title">
      <h3 className="ui-display" id="stay-login-title">
        {texts.title}
      </h3>
      {hasFailed ? (
        <ErrorBox
          heading={start.error.title}
          text={refusal === 'invalid_username_or_password' ? texts.unknown : start.error.text}
        />
      ) : null}
      <FormTextField
        form={form}
        send={actor.send}
        name="username"
        label={texts.username}
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        ref={password}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        error={passwordError && fill(shared.fieldErrors[passwordError], { label: texts.password })}
        onFilledChange={(filled) => actor.send({ type: 'field.changed', name: 'password', value: filled })}
        onLeave={() => actor.send({ type: 'field.left', name: 'password' })}
      />
      <Button variant="secondary" type="submit" busy={isBusy}>
        {texts.button}
      </Button>
      <p className="start-links">
        <SafeLink href={links.register}>{texts.register}</SafeLink>
        <span>
          {texts.forgotten} <SafeLink href={links.passwordReset}>{texts.reminder}</SafeLink>
        </span>
      </p>
    </form>
  );
}
