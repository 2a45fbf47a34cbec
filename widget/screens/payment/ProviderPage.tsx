import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { usePaymentPage } from './payment-page-context.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';

/** The provider takes the card in its own page; the widget shows no card field beside it. */
export function ProviderPage({ actor }: { actor: PaymentRef }) {
  const { payment, formats } = useTexts();
  const texts = payment.frame;
  const { host = location.origin, endpoints } = useAssets();
  const page = usePaymentPage();
  const sessionId = useSelector(actor, selectors.selectSessionId);
  const paymentSession = useSelector(actor, selectors.selectPaymentSession);
  const wallets = useSelector(actor, selectors.selectWallets);
  const isAwaited = useSelector(actor, selectors.selectAwaitsFrame);
  if (!isAwaited || paymentSession === null || page === null) return null;
  return (
    <div className="ui-stack">
      {wallets.length > 0 ? (
        <p>
          {fill(texts.wallets, {
            wallets: formats.choice(wallets.map((wallet) => texts.walletNames[wallet])),
          })}
        </p>
      ) : null}
      <PaymentFrame
        key={paymentSession}
        title={texts.title}
        address={page(paymentSession, sessionId, host, endpoints)}
        hasWallets={wallets.length > 0}
        onReport={(status) => actor.send({ type: 'frame.reported', status })}
      />
    </div>
  );
}
