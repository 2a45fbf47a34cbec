import type { ReactNode } from 'react';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountHref } from '../router/account-routes.ts';

interface AccountLinkProps {
  to: AccountRoute;
  children: ReactNode;
  variant?: 'link' | 'secondary';
  /** Marks the link to the current screen. */
  current?: boolean;
  /** The words read aloud for the link, with those that it shows among them. */
  said?: string;
}

/** A link to another screen of the account area. It changes the address, and the router tells the chart. */
export function AccountLink({ to, children, variant = 'link', current = false, said }: AccountLinkProps) {
  return (
    <a
      href={accountHref(to)}
      className={variant === 'link' ? undefined : `ui-button ui-button-${variant}`}
      aria-label={said}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
}
