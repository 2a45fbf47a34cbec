import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../machines/account/account.machine.ts';
import { selectHasFailed, selectLogin, selectProfile } from '../../machines/account/account.selectors.ts';
import { fill } from '../../src/texts/fill.ts';
import { useAssets } from '../ui/assets-context.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../ui/texts-context.tsx';
import css from '../ui/frame.css?inline';
import { registerStyles } from '../ui/styles.ts';
import { LoginScreen } from './login/LoginScreen.tsx';

registerStyles(css);

type AccountRef = ActorRefFrom<typeof accountMachine>;

/** The account area: the login, and a welcome for the member who is signed in. */
export function AccountApp({ actor }: { actor: AccountRef }) {
  return (
    <div className="ui-frame" part="frame">
      <div className="ui-frame-work">
        <CurrentScreen actor={actor} />
      </div>
    </div>
  );
}

function CurrentScreen({ actor }: { actor: AccountRef }) {
  const { account: texts, shared } = useTexts();
  const { links } = useAssets();
  const login = useSelector(actor, selectLogin);
  const profile = useSelector(actor, selectProfile);
  const hasFailed = useSelector(actor, selectHasFailed);
  if (profile) {
    return (
      <section>
        <PageHeading level={1}>{fill(texts.welcome, { firstName: profile.FirstName })}</PageHeading>
        <p>
          <SafeLink href={links.booking} variant="primary">
            {texts.book}
          </SafeLink>
        </p>
      </section>
    );
  }
  if (hasFailed) {
    return (
      <ErrorBox
        level={2}
        heading={texts.login.failed.title}
        text={texts.login.failed.other}
        action={<Button onClick={() => actor.send({ type: 'login.retried' })}>{shared.retry}</Button>}
      />
    );
  }
  return login ? <LoginScreen actor={login} /> : <Skeleton height={280} />;
}
