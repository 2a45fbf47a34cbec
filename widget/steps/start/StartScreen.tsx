import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { StartRef } from '../../../machines/steps/start/start.machine.ts';
import * as selectors from '../../../machines/steps/start/start.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './start.css?inline';

registerStyles(css);

interface StartScreenProps {
  actor: StartRef;
  /** The view of the login that the wiring has provided. Left out where no login is offered. */
  LoginPanel?: ComponentType<{ actor: AnyActorRef; isAmending?: boolean }>;
}

/** Book without an account, or log in first; only a button where there are no accounts. Where a booking is to be changed, the login comes first. */
export function StartScreen({ actor, LoginPanel }: StartScreenProps) {
  const texts = useTexts().start;
  const notice = useSelector(actor, selectors.selectNotice);
  const canRestore = useSelector(actor, selectors.selectCanRestore);
  const isAmending = useSelector(actor, selectors.selectIsAmending);
  const canLogin = useSelector(actor, selectors.selectCanLogin);
  const login = useSelector(actor, selectors.selectLogin);
  const loginPanel = login && LoginPanel ? <LoginPanel actor={login} isAmending={isAmending} /> : null;
  return (
    <section className="start">
      <PageHeading>{isAmending ? texts.amending.title : texts.title}</PageHeading>
      {isAmending ? <p>{texts.amending.text}</p> : null}
      {notice ? (
        <ErrorBox
          key={notice}
          {...texts[notice]}
          action={
            canRestore ? (
              <Button variant="primary" onClick={() => actor.send({ type: 'booking.restored' })}>
                {texts.restore}
              </Button>
            ) : null
          }
        />
      ) : null}
      <div className="start-ways">
        {isAmending ? loginPanel : null}
        <div className="start-way ui-stack">
          {isAmending ? <Another /> : canLogin ? <Anonymous /> : null}
          <Button
            variant={isAmending || canRestore ? 'secondary' : 'primary'}
            name="start"
            onClick={() => actor.send({ type: 'booking.started' })}
          >
            {texts.anonymous.button}
          </Button>
        </div>
        {isAmending ? null : loginPanel}
      </div>
    </section>
  );
}

/** What a guest misses without an account. */
function Anonymous() {
  const { title, missed, benefits } = useTexts().start.anonymous;
  return (
    <>
      <h3 className="ui-display">{title}</h3>
      <div>
        <p>{missed}</p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What becomes of a change whose guest does not log in. */
function Another() {
  const { another, stays, ...call } = useTexts().start.amending;
  return (
    <>
      <h3 className="ui-display">{another}</h3>
      <p>{stays}</p>
      <CallUs {...call} />
    </>
  );
}
