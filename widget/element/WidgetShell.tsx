import { useSyncExternalStore, type ReactNode } from 'react';
import { mailingLists } from '../../src/domain/account/marketing.ts';
import type { ResolvedTexts } from '../texts/registry.ts';
import { AssetsProvider } from '../ui/media/assets-context.tsx';
import { webAddress } from '../ui/frame/page-address.ts';
import { TextsProvider } from '../ui/text/texts-context.tsx';
import { VaultProvider } from '../ui/controls/vault-context.tsx';
import { WidgetRoot } from '../ui/frame/WidgetRoot.tsx';
import type { Vault } from '../ui/controls/vault.ts';
import type { ElementAttributes } from '../page/attributes.ts';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary.tsx';
import { isFramedByStranger } from './framed.ts';
import type { ElementSettings } from '../interface/settings.ts';

export interface WidgetShellProps {
  attributes: ElementAttributes;
  settings: ElementSettings;
  texts: ResolvedTexts;
  vault: Vault;
  /** A view, or the chart behind it, has broken. */
  onError: () => void;
  /** The guest asks to go on after a failure. */
  onRetry: () => void;
  children: ReactNode;
}

/** The providers and the error boundary around every screen of an element: texts, links, pictures, vault, styles. */
export function WidgetShell(props: WidgetShellProps) {
  const { attributes, settings, texts, vault, onError, onRetry, children } = props;
  const { links, phones } = settings;
  const payElsewhere =
    !attributes.allowsFramedPayment && isFramedByStranger(window)
      ? webAddress(window).href.replace(/#.*/, '')
      : undefined;
  const worded = useSyncExternalStore(texts.subscribe, texts.get);
  return (
    <TextsProvider texts={worded}>
      <AssetsProvider
        assets={{
          base: `${attributes.site}/`,
          host: attributes.host,
          endpoints: settings.endpoints,
          brand: attributes.brand,
          country: attributes.country,
          links,
          hasAccounts: attributes.identity !== null,
          phones,
          mailingLists: mailingLists(settings.mailingLists),
          payElsewhere,
          paysInFrame: attributes.paysInFrame,
        }}
      >
        <VaultProvider vault={vault}>
          <WidgetRoot {...texts.spoken()}>
            <ErrorBoundary {...{ onError, onRetry }}>{children}</ErrorBoundary>
          </WidgetRoot>
        </VaultProvider>
      </AssetsProvider>
    </TextsProvider>
  );
}
