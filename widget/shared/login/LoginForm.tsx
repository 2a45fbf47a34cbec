import { useSelector } from '@xstate/react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** The place's word for the username, and its words for a login that failed for another cause than what was typed. */
  usernameLabel: string;
  failure: { title: string; text: string };
  /** The link to a new password; null where the page has none. */
  reset: ReactNode;
  /** 'secondary' where a simpler way on stands beside it. */
  variant?: 'primary' | 'secondary' | undefined;
}

/**
 * Username and password. The password goes from its field to the vault and nowhere else. Where the two are wrong, the
 * field says so and has the focus.
 */
export function LoginForm({ actor, heading, usernameLabel, failure, reset, variant }: LoginFormProps) {
  const Heading = heading?.level === 2 ? 'h2' : 'h3';
  const { login: texts, shared } = useTexts();
  const vault = useVault();
  const form = useSelector(actor, selectors.selectForm);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const isUnknown = useSelector(actor, selectors.selectRefusal) === 'invalid_username_or_password';
  const password = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const passwordError = visibleError(form, 'password');

  useLayoutEffect(() => {
    if (isUnknown) password.current?.focus();
  }, [isUnknown]);

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
      {hasFailed && !isUnknown ? <ErrorBox {...failure} /> : null}
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
        error={
          passwordError
            ? fill(shared.fieldErrors[passwordError], { label: texts.password })
            : isUnknown
              ? texts.unknown
              : null
        }
        onFilledChange={(filled) => actor.send({ type: 'field.changed', name: 'password', value: filled })}
        onLeave={() => actor.send({ type: 'field.left', name: 'password' })}
      />
      {reset ? (
        <p>
          {texts.forgotten} {reset}
        </p>
      ) : null}
      <div className="login-end">
        <Button variant={variant} type="submit" busy={isBusy}>
          {texts.button}
        </Button>
        <p>{isBusy ? <LongWait what={texts.checking} /> : null}</p>
      </div>
    </Form>
  );
}
