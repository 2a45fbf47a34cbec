import type { ReactNode } from 'react';
import css from '../controls/button.css?inline';
import { isForeign, safeHref } from './safe-href.ts';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface SafeLinkProps {
  href: string | null | undefined;
  children: ReactNode;
  variant?: 'link' | 'primary' | 'secondary' | undefined;
  /** Opens a new tab, so that a half-filled form is not lost. A link to another site always does. */
  newTab?: boolean | undefined;
  /** Without a target, shows the words as plain text. The default is to show nothing. */
  plain?: boolean | undefined;
}

/** A link out of the widget. Only safe targets become links (T4). */
export function SafeLink(props: SafeLinkProps) {
  const { href, children, variant = 'link', newTab = false, plain = false } = props;
  const texts = useTexts().controls;
  const target = safeHref(href);
  if (target === null) return plain ? children : null;
  const opensTab = newTab || isForeign(target);
  return (
    <a
      href={target}
      className={variant === 'link' ? undefined : `ui-button ui-button-${variant}`}
      {...(opensTab ? { target: '_blank', rel: 'noopener', referrerPolicy: 'strict-origin' } : {})}
    >
      {children}
      {opensTab ? <span className="ui-hidden"> ({texts.newWindow})</span> : null}
    </a>
  );
}
