import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AccountLoginRef } from '../../../machines/account/login/login.machine.ts';
import * as selectors from '../../../machines/account/login/login.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { LoginForm, type LoginFormProps } from '../../shared/login/LoginForm.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AccountLink } from '../AccountLink.tsx';
import css from './login.css?inline';

registerStyles(css);

type LoginProps = Pick<LoginFormProps, 'heading' | 'variant' | 'failure'> & { actor: AnyActorRef };

interface LoginScreenProps {
  actor: AccountLoginRef;
  /** The view of the login that the wiring has provided: the form where left out. */
  Login?: ComponentType<LoginProps>;
}

/** Login of the account area. Where the page takes a link away, its screen is not offered here either. */
export function LoginScreen({ actor, Login = PasswordLogin }: LoginScreenProps) {
  const { account } = useTexts();
  const texts = account.login;
  const { brand, links } = useAssets();
  const note = useSelector(actor, selectors.selectNote);
  const offersLookup = useSelector(actor, selectors.selectOffersLookup);
  return (
    <section className="ui-stack">
      <PageHeading level={1}>{account.title}</PageHeading>
      {note ? (
        <Notice tone={note === 'cancellationSent' || note === 'packageSent' ? 'warning' : 'success'}>
          {texts.notes[note]}
        </Notice>
      ) : null}
      <div className="ui-grid login-ways">
        <div className="ui-stack">
          <Way actor={actor} Login={Login} />
          <p>
            <SafeLink href={links.golfMembers}>{texts.golf}</SafeLink>
          </p>
        </div>
        {links.register !== null || offersLookup ? (
          <div className="ui-stack">
            {links.register === null ? null : (
              <>
                <h2 className="login-title">{fill(texts.newTitle, { brand })}</h2>
                <p>
                  <AccountLink to={{ screen: 'register', emailAddress: null }} variant="secondary">
                    {texts.register}
                  </AccountLink>
                </p>
              </>
            )}
            {offersLookup ? (
              <p>
                <AccountLink to={{ screen: 'findBooking', number: null }}>{texts.find}</AccountLink>
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Way({ actor, Login }: Required<LoginScreenProps>) {
  const texts = useTexts().account.login;
  const login = useSelector(actor, selectors.selectLogin);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const failure = { title: texts.failed.title, text: texts.failed.other };
  if (hasFailed) {
    return <ErrorBox level={2} {...failure} onRetry={() => actor.send({ type: 'login.retried' })} />;
  }
  if (!login) return null;
  return (
    <Login actor={login} heading={{ title: texts.title, level: 2 }} variant="primary" failure={failure} />
  );
}

function PasswordLogin(login: LoginProps) {
  const { account, login: words } = useTexts();
  const { links } = useAssets();
  return (
    <LoginForm
      {...login}
      usernameLabel={account.login.username}
      reset={
        links.passwordReset === null ? null : (
          <AccountLink to={{ screen: 'passwordReset' }}>{words.reminder}</AccountLink>
        )
      }
    />
  );
}
