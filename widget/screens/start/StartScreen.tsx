import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import type { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { selectLogin, selectNotice } from '../../../machines/steps/start/start.selectors.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import css from './start.css?inline';

registerStyles(css);

type StartRef = ActorRefFrom<typeof startMachine>;

/** Book without an account, or log in first (A §2.3). */
export function StartScreen({ actor }: { actor: StartRef }) {
  const texts = useTexts().start;
  const notice = useSelector(actor, selectNotice);
  const login = useSelector(actor, selectLogin);
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
          <Button variant="primary" onClick={() => actor.send({ type: 'booking.started' })}>
            {texts.anonymous.button}
          </Button>
        </div>
        {login ? <LoginPanel actor={login} /> : null}
      </div>
    </section>
  );
}

function LoginPanel({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
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
