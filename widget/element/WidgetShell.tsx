import type { ReactNode } from 'react';
import { catalogue } from '../../src/texts/catalogue.ts';
import { overrideTexts } from '../../src/texts/override.ts';
import { AssetsProvider } from '../ui/assets-context.tsx';
import { TextsProvider } from '../ui/texts-context.tsx';
import { VaultProvider } from '../ui/vault-context.tsx';
import { WidgetRoot } from '../ui/WidgetRoot.tsx';
import type { Vault } from '../wiring/vault.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { ElementAttributes, ElementSettings } from './settings.ts';

interface WidgetShellProps {
  attributes: ElementAttributes;
  settings: ElementSettings;
  vault: Vault;
  warn: (message: string) => void;
  onError: () => void;
  children: ReactNode;
}

/** What every screen of an element stands in: texts, links and pictures, vault, styles, and the net under it. */
export function WidgetShell({ attributes, settings, vault, warn, onError, children }: WidgetShellProps) {
  const { links, phones } = settings;
  return (
    <TextsProvider texts={overrideTexts(catalogue, settings.texts, warn)}>
      <AssetsProvider
        assets={{
          base: `${attributes.site}/`,
          host: `${attributes.host}/`,
          brand: attributes.brand,
          links,
          phones,
        }}
      >
        <VaultProvider vault={vault}>
          <WidgetRoot>
            <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
          </WidgetRoot>
        </VaultProvider>
      </AssetsProvider>
    </TextsProvider>
  );
}
