import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { fill } from '../../../src/texts/fill.ts';
import { LoginForm } from '../../screens/login/LoginForm.tsx';
import { useAssets } from '../../ui/assets-context.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './login.css?inline';

registerStyles(css);

/** Login of the account area (B §2.8). */
export function LoginScreen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const { account, login } = useTexts();
  const texts = account.login;
  const { brand, links } = useAssets();
  return (
    <section>
      <PageHeading level={1}>{account.title}</PageHeading>
      <div className="login-ways">
        <div className="ui-stack">
          <LoginForm
            actor={actor}
            title={texts.title}
            level={2}
            usernameLabel={texts.username}
            failure={{ title: texts.failed.title, unknown: login.unknown, other: texts.failed.other }}
          />
          <p className="login-links">
            <span>
              {login.forgotten} <SafeLink href={links.passwordReset}>{login.reminder}</SafeLink>
            </span>
            <SafeLink href={links.golfMembers}>{texts.golf}</SafeLink>
          </p>
        </div>
        <div className="ui-stack">
          <h2 className="login-title">{fill(texts.newTitle, { brand })}</h2>
          <p>
            <SafeLink href={links.register} variant="secondary">
              {texts.register}
            </SafeLink>
          </p>
        </div>
      </div>
    </section>
  );
}
