import type { LoginRef } from '../../../machines/shared/login/login.machine.ts';
import { login } from '../../../src/texts/login.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { LoginForm } from '../login/LoginForm.tsx';

registerTexts({ login });

/** The login beside 'Book without an account' (A §2.3). */
export function LoginPanel({ actor }: { actor: LoginRef }) {
  const { start, login } = useTexts();
  const { links } = useAssets();
  return (
    <div className="start-way ui-stack">
      <LoginForm
        actor={actor}
        title={start.login.title}
        level={3}
        usernameLabel={start.login.username}
        failure={{ title: start.error.title, unknown: start.error.text, other: start.error.text }}
      />
      <p className="start-links">
        <SafeLink href={links.register}>{start.login.register}</SafeLink>
        <span>
          {login.forgotten} <SafeLink href={links.passwordReset}>{login.reminder}</SafeLink>
        </span>
      </p>
    </div>
  );
}
