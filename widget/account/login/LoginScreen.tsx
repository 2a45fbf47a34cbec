import { useSelector } from '@xstate/react';
import type { AccountLoginRef } from '../../../machines/account/login/login.machine.ts';
import * as selectors from '../../../machines/account/login/login.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { LoginForm } from '../../shared/login/LoginForm.tsx';
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

/** Login of the account area. Where the page takes a link away, its screen is not offered here either. */
export function LoginScreen({ actor }: { actor: AccountLoginRef }) {
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
          <Form actor={actor} />
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

function Form({ actor }: { actor: AccountLoginRef }) {
  const { account, login: words } = useTexts();
  const texts = account.login;
  const { links } = useAssets();
  const login = useSelector(actor, selectors.selectLogin);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  if (hasFailed) {
    return (
      <ErrorBox
        level={2}
        title={texts.failed.title}
        text={texts.failed.other}
        onRetry={() => actor.send({ type: 'login.retried' })}
      />
    );
  }
  if (!login) return null;
  return (
    <LoginForm
      actor={login}
      heading={{ title: texts.title, level: 2 }}
      variant="primary"
      usernameLabel={texts.username}
      failure={{ title: texts.failed.title, text: texts.failed.other }}
      reset={
        links.passwordReset === null ? null : (
          <AccountLink to={{ screen: 'passwordReset' }}>{words.reminder}</AccountLink>
        )
      }
    />
  );
}
