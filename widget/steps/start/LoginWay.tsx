import type { ReactNode } from 'react';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface LoginWayProps {
  /** Whoever logs in here has an account already. */
  hasAccount?: boolean | undefined;
  children: ReactNode;
}

/** A login, and the link to register below it. */
export function LoginWay({ hasAccount = false, children }: LoginWayProps) {
  const { start } = useTexts();
  const { links } = useAssets();
  return (
    <div className="start-way ui-stack">
      {children}
      {hasAccount ? null : (
        <p>
          <SafeLink href={links.register}>{start.login.register}</SafeLink>
        </p>
      )}
    </div>
  );
}
