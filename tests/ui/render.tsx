import { configure, render } from '@testing-library/react';
import axe, { type RunOptions } from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { sixLists } from '../support/mailing-lists.ts';
import { catalogue } from '../support/catalogue.ts';
import { SAID } from '../support/said.ts';
import { PaymentPageProvider } from '../../widget/steps/payment/payment-page-context.tsx';
import { AssetsProvider, DEFAULT_LINKS, type Assets } from '../../widget/ui/media/assets-context.tsx';
import { FocusKeeper } from '../../widget/ui/frame/FocusKeeper.tsx';
import { TextsProvider } from '../../widget/ui/text/texts-context.tsx';
import { VaultProvider } from '../../widget/ui/controls/vault-context.tsx';
import { WidgetRoot } from '../../widget/ui/frame/WidgetRoot.tsx';
import { paymentPage } from '../../widget/wiring/payment-page.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';

const assets = {
  base: '/cms/',
  brand: 'The Estate',
  country: 'GB',
  links: DEFAULT_LINKS,
  phones: { spa: '01234 567890', reservations: '01234 567891' },
  mailingLists: sixLists,
};

// Queries ignore the status regions: a text counts as found only where it is shown.
configure({ defaultIgnore: `script, style, ${SAID}` });

/**
 * Shows `view` as the widget does, with its styles and contexts, in the test page until the test ends.
 * `settings` replace the page's default settings.
 */
export function renderInWidget(view: ReactNode, settings: Partial<Assets> = {}) {
  document.documentElement.lang = 'en-GB';
  const vault = new Vault();
  const wrap = (content: ReactNode) => (
    <WidgetRoot>
      <TextsProvider texts={catalogue}>
        <AssetsProvider assets={{ ...assets, ...settings }}>
          <VaultProvider vault={vault}>
            <PaymentPageProvider page={paymentPage}>
              {content}
              <FocusKeeper />
            </PaymentPageProvider>
          </VaultProvider>
        </AssetsProvider>
      </TextsProvider>
    </WidgetRoot>
  );
  const rendered = render(wrap(view));
  return { ...rendered, vault, rerender: (next: ReactNode) => rendered.rerender(wrap(next)) };
}

/** Finishes transitions and animations. Endless ones go on. */
export function finishChanges(root: DocumentOrShadowRoot): void {
  for (const change of root.getAnimations()) {
    if (Number.isFinite(Number(change.effect?.getComputedTiming().endTime))) change.finish();
  }
}

/** Fails with the list of violations that axe finds in `element`. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  expect(
    await violations(element, {
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        // WCAG 2.5.8 is off by default.
        'target-size': { enabled: true },
      },
    }),
  ).toEqual([]);
}

/** Fails with the list of texts that have too little contrast in dark colours. */
export async function expectContrastInDark(): Promise<void> {
  document.documentElement.style.colorScheme = 'dark';
  const weak = await violations(document.body, { runOnly: ['color-contrast'] });
  document.documentElement.style.colorScheme = '';
  finishChanges(document);
  expect(weak, 'in dark colours').toEqual([]);
}

async function violations(element: Element, options: RunOptions): Promise<string[]> {
  finishChanges(document);
  const found = await axe.run(element, { resultTypes: ['violations'], ...options });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
