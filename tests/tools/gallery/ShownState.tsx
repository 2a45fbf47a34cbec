import type { AnyActorRef } from 'xstate';
import { sixLists } from '../../support/mailing-lists.ts';
import { AccountFrame } from '../../../widget/account/AccountFrame.tsx';
import { PaymentPageProvider } from '../../../widget/steps/payment/payment-page-context.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../../widget/ui/media/assets-context.tsx';
import { BookingFrame } from '../../../widget/ui/frame/BookingFrame.tsx';
import { TextsProvider } from '../../../widget/ui/text/texts-context.tsx';
import { VaultProvider } from '../../../widget/ui/controls/vault-context.tsx';
import { WidgetRoot } from '../../../widget/ui/frame/WidgetRoot.tsx';
import { paymentPage } from '../../../widget/wiring/payment-page.ts';
import { Vault } from '../../../widget/ui/controls/vault.ts';
import { ENGLISH, type GalleryLanguage } from './languages.ts';
import { ACCOUNT_VIEWS, BOOKING_VIEWS, FRAMES } from './views.tsx';

const ASSETS = {
  base: '/cms/',
  brand: 'Withenmere',
  country: 'GB',
  links: DEFAULT_LINKS,
  phones: { spa: '01234 567890', reservations: '01234 567891' },
  mailingLists: sixLists,
};
const vault = new Vault();

interface ShownStateProps {
  /** The id of its machine. */
  screen: string;
  actor: AnyActorRef;
  language?: GalleryLanguage;
}

/** The real view of an actor, within everything that the elements put around it. */
export function ShownState({ screen, actor, language = ENGLISH }: ShownStateProps) {
  const { texts, lang, direction } = language;
  return (
    <TextsProvider texts={texts}>
      <AssetsProvider assets={ASSETS}>
        <VaultProvider vault={vault}>
          <WidgetRoot {...{ lang, direction }}>
            <PaymentPageProvider page={paymentPage}>
              <Framed screen={screen} actor={actor} />
            </PaymentPageProvider>
          </WidgetRoot>
        </VaultProvider>
      </AssetsProvider>
    </TextsProvider>
  );
}

function Framed({ screen, actor }: { screen: string; actor: AnyActorRef }) {
  const View = FRAMES[screen] ?? ACCOUNT_VIEWS[screen] ?? BOOKING_VIEWS[screen];
  if (!View) throw new Error(`the machine ${screen} has no view`);
  const view = <View actor={actor as never} />;
  if (screen in FRAMES) return view;
  if (screen in ACCOUNT_VIEWS) {
    return (
      <AccountFrame firstName={null} screen="login" onLogout={() => undefined}>
        {view}
      </AccountFrame>
    );
  }
  return (
    <BookingFrame step={null} onCancel={null}>
      {view}
    </BookingFrame>
  );
}
