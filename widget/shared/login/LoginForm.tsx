import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { visibleError } from '../../../machines/shared/form.ts';
import type { LoginRef } from '../../../machines/shared/login/login.machine.ts';
import * as selectors from '../../../machines/shared/login/login.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { PasswordField } from '../../ui/controls/PasswordField.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import css from './login-form.css?inline';

registerStyles(css);

export interface LoginFormProps {
  actor: LoginRef;
  /** Left out where the surroundings have a heading, as a dialog has. */
  heading?: { title: string; level: 2 | 3 };
  /** The place's word for the username, and its words for a failed login. */
  usernameLabel: string;
  failure: { title: string; unknown: string; other: string };
  /** 'secondary' where a simpler way on stands beside it. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** Username and password. The password goes from its field to the vault and nowhere else. */
export function LoginForm({ actor, heading, usernameLabel, failure, variant }: LoginFormProps) {
  const Heading = heading?.level === 2 ? 'h2' : 'h3';
  const { login: texts, shared } = useTexts();
  const vault = useVault();
  const form = useSelector(actor, selectors.selectForm);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const refusal = useSelector(actor, selectors.selectRefusal);
  const password = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const passwordError = visibleError(form, 'password');

  function submit() {
    if (password.current?.value) vault.put('password', password.current.value);
    actor.send({ type: 'form.submitted' });
  }

  return (
    <Form className="ui-stack" onSubmit={submit} aria-labelledby={heading && titleId}>
      {heading ? (
        <Heading className="login-title" id={titleId}>
          {heading.title}
        </Heading>
      ) : null}
      {hasFailed ? (
        <ErrorBox
          title={failure.title}
          text={refusal === 'invalid_username_or_password' ? failure.unknown : failure.other}
        />
      ) : null}
      <FormTextField
        form={form}
        send={actor.send}
        name="username"
        dir="ltr"
        label={usernameLabel}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <PasswordField
        ref={password}
        name="password"
        required
        label={texts.password}
        autoComplete="current-password"
        enterKeyHint="go"
        error={passwordError && fill(shared.fieldErrors[passwordError], { label: texts.password })}
        onFilledChange={(filled) => actor.send({ type: 'field.changed', name: 'password', value: filled })}
        onLeave={() => actor.send({ type: 'field.left', name: 'password' })}
      />
      <div className="login-end">
        <Button variant={variant} type="submit" busy={isBusy}>
          {texts.button}
        </Button>
        <p>{isBusy ? <LongWait what={texts.checking} /> : null}</p>
      </div>
    </Form>
  );
}
