import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { LoginRef } from '../../../machines/shared/login/login.machine.ts';
import type { StartRef } from '../../../machines/steps/start/start.machine.ts';
import * as selectors from '../../../machines/steps/start/start.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './start.css?inline';
import { LoginPlace } from './LoginPlace.tsx';

registerStyles(css);

interface StartScreenProps {
  actor: StartRef;
  /** Left out where no login is offered, or until its code has come. */
  LoginPanel?: ComponentType<{ actor: LoginRef }>;
}

/** Book without an account, or log in first. */
export function StartScreen({ actor, LoginPanel }: StartScreenProps) {
  const texts = useTexts().start;
  const notice = useSelector(actor, selectors.selectNotice);
  const canRestore = useSelector(actor, selectors.selectCanRestore);
  const login = useSelector(actor, selectors.selectLogin);
  return (
    <section className="start">
      <PageHeading>{texts.title}</PageHeading>
      {notice ? (
        <ErrorBox
          key={notice}
          {...texts[notice]}
          action={
            canRestore ? (
              <Button onClick={() => actor.send({ type: 'booking.restored' })}>{texts.restore}</Button>
            ) : null
          }
        />
      ) : null}
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
        {login && LoginPanel ? <LoginPanel actor={login} /> : null}
        {login && !LoginPanel ? <LoginPlace /> : null}
      </div>
    </section>
  );
}
