import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Whether the account that was asked for now exists; nothing where none was. */
export function AccountResult({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.account;
  const { brand, links } = useAssets();
  const status = useSelector(actor, selectors.selectAccountCreateStatus);
  const isSignedIn = useSelector(actor, selectors.selectIsSignedIn);
  const named = (text: string) => fill(text, { brand }).replace(/ {2,}/g, ' ');
  switch (status) {
    case 'notAttempted':
      return null;
    case 'failed':
      return <Notice tone="warning">{named(texts.failed)}</Notice>;
    case 'created':
      return (
        <Notice tone="success">
          <p>{named(texts.created)}</p>
          {isSignedIn ? null : (
            <p>
              <SafeLink href={links.account ? `${links.account}#/login` : null}>{texts.login}</SafeLink>{' '}
              {texts.loginText}
            </p>
          )}
        </Notice>
      );
  }
}
