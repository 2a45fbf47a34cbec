import type { ProviderLoginRef } from '../../../machines/shared/login/provider-login.machine.ts';
import { ProviderLogin } from '../../shared/login/ProviderLogin.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoginWay } from './LoginWay.tsx';

interface ProviderLoginPanelProps {
  actor: ProviderLoginRef;
  /** A booking is to be changed: the login is the way on, and whoever may has an account. */
  isAmending?: boolean;
}

/** The way to the provider's login beside 'Book without an account', or before a booking is changed. */
export function ProviderLoginPanel({ actor, isAmending }: ProviderLoginPanelProps) {
  const { start, login } = useTexts();
  return (
    <LoginWay hasAccount={isAmending}>
      <ProviderLogin
        actor={actor}
        heading={{ title: isAmending ? login.button : start.login.title, level: 3 }}
        variant={isAmending ? 'primary' : 'secondary'}
        failure={start.error}
      />
    </LoginWay>
  );
}

/** The same in a dialog, which has a heading of its own. */
export function ProviderLoginInDialog({ actor }: { actor: ProviderLoginRef }) {
  const { start } = useTexts();
  return (
    <LoginWay>
      <ProviderLogin actor={actor} variant="primary" failure={start.error} />
    </LoginWay>
  );
}
