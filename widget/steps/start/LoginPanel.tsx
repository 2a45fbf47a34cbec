import type { LoginRef } from '../../../machines/shared/login/login.machine.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoginForm, type LoginFormProps } from '../../shared/login/LoginForm.tsx';

registerTexts({ login });

/** The login beside 'Book without an account'. 'primary' where it is the way on. */
export function LoginPanel({ actor, variant }: { actor: LoginRef; variant?: 'primary' | undefined }) {
  const texts = useTexts().start.login;
  return <Login actor={actor} variant={variant} heading={{ title: texts.title, level: 3 }} />;
}

/** The login in a dialog, which has a heading of its own. */
export function LoginInDialog({ actor }: { actor: LoginRef }) {
  return <Login actor={actor} variant="primary" />;
}

function Login(form: Pick<LoginFormProps, 'actor' | 'heading' | 'variant'>) {
  const { start, login } = useTexts();
  const { links } = useAssets();
  return (
    <div className="start-way ui-stack">
      <LoginForm
        {...form}
        usernameLabel={start.login.username}
        failure={{ title: start.error.title, unknown: login.unknown, other: start.error.text }}
      />
      <p className="start-links">
        <SafeLink href={links.register}>{start.login.register}</SafeLink>
        {links.passwordReset === null ? null : (
          <span>
            {login.forgotten} <SafeLink href={links.passwordReset}>{login.reminder}</SafeLink>
          </span>
        )}
      </p>
    </div>
  );
}
