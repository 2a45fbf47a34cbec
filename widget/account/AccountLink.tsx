import type { ReactNode } from 'react';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountHref } from '../router/account-routes.ts';

interface AccountLinkProps {
  to: AccountRoute;
  children: ReactNode;
  variant?: 'link' | 'primary' | 'secondary' | 'quiet';
  /** Marks the link to the current screen. */
  current?: boolean;
}

/** A link to another screen of the account area. It changes the address, and the router tells the chart. */
export function AccountLink({ to, children, variant = 'link', current = false }: AccountLinkProps) {
  return (
    <a
      href={accountHref(to)}
      className={variant === 'link' ? undefined : `ui-button ui-button-${variant}`}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
}
