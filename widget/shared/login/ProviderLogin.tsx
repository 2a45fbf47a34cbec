import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { ProviderLoginRef } from '../../../machines/shared/login/provider-login.machine.ts';
import * as selectors from '../../../machines/shared/login/provider-login.selectors.ts';
import { registerTexts } from '../../texts/registry.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import type { LoginFormProps } from './LoginForm.tsx';
import css from './login-form.css?inline';
import { login } from './login.texts.ts';
import { providerLogin } from './provider-login.texts.ts';

registerStyles(css);
registerTexts({ login, providerLogin });

export interface ProviderLoginProps extends Pick<LoginFormProps, 'heading' | 'failure' | 'variant'> {
  actor: ProviderLoginRef;
}

/** The way to the login on the provider's own pages. Says why the guest is back without one. */
export function ProviderLogin({ actor, heading, failure, variant }: ProviderLoginProps) {
  const Heading = heading?.level === 2 ? 'h2' : 'h3';
  const { login: words, providerLogin: texts } = useTexts();
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isReturning = useSelector(actor, selectors.selectIsReturning);
  const isAway = useSelector(actor, selectors.selectIsAway);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const refusal = useSelector(actor, selectors.selectRefusal);
  const login = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  function giveUp() {
    actor.send({ type: 'login.dismissed' });
    login.current?.focus();
  }

  return (
    <div className="ui-stack" role="group" aria-labelledby={heading && titleId}>
      {heading ? (
        <Heading className="login-title" id={titleId}>
          {heading.title}
        </Heading>
      ) : null}
      {hasFailed ? <ErrorBox {...failure} /> : null}
      {refusal ? (
        <Notice tone="warning" said={texts[refusal]}>
          {texts[refusal]}
        </Notice>
      ) : null}
      <p>{texts.text}</p>
      <div className="login-end">
        <Button
          ref={login}
          variant={variant}
          busy={isBusy || isAway}
          onClick={() => actor.send({ type: 'login.requested' })}
        >
          {words.button}
        </Button>
        <p>{isBusy ? <LongWait what={isReturning ? words.checking : texts.leaving} /> : null}</p>
      </div>
      {isAway ? (
        <Notice said={texts.window}>
          <p>{texts.window}</p>
          <div className="ui-row">
            <Button onClick={giveUp}>{texts.dismiss}</Button>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
