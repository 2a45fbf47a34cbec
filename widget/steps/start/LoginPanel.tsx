import type { LoginRef } from '../../../machines/shared/login/login.machine.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoginForm, type LoginFormProps } from '../../shared/login/LoginForm.tsx';
import { LoginWay } from './LoginWay.tsx';

registerTexts({ login });

export interface LoginPanelProps {
  actor: LoginRef;
  /** A booking is to be changed: the login is the way on, and whoever may has an account. */
  isAmending?: boolean;
}

/** The login beside 'Book without an account', or before a booking is changed. */
export function LoginPanel({ actor, isAmending }: LoginPanelProps) {
  const { start, login } = useTexts();
  return (
    <LoginWay hasAccount={isAmending}>
      <Login
        actor={actor}
        heading={{ title: isAmending ? login.button : start.login.title, level: 3 }}
        variant={isAmending ? 'primary' : 'secondary'}
      />
    </LoginWay>
  );
}

/** The login in a dialog, which has a heading of its own. */
export function LoginInDialog({ actor }: { actor: LoginRef }) {
  return (
    <LoginWay>
      <Login actor={actor} variant="primary" />
    </LoginWay>
  );
}

function Login(form: Pick<LoginFormProps, 'actor' | 'heading' | 'variant'>) {
  const { start, login } = useTexts();
  const { links } = useAssets();
  return (
    <LoginForm
      {...form}
      usernameLabel={start.login.username}
      failure={start.error}
      reset={
        links.passwordReset === null ? null : <SafeLink href={links.passwordReset}>{login.reminder}</SafeLink>
      }
    />
  );
}
