import { useSelector } from '@xstate/react';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import {
  selectAwaitsFrame,
  selectPaymentSession,
  selectSessionId,
} from '../../../machines/steps/payment/payment.selectors.ts';
import { readOverrides } from '../../../src/api/addresses.ts';
import { paymentFrameUrl } from '../../../src/api/stay/payment.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';

/** The provider takes the card in its own page; no card field of ours exists beside it (D-27). */
export function ProviderPage({ actor }: { actor: PaymentRef }) {
  const texts = useTexts().payment.frame;
  const { host = location.origin, base, endpoints } = useAssets();
  const sessionId = useSelector(actor, selectSessionId);
  const paymentSession = useSelector(actor, selectPaymentSession);
  const isAwaited = useSelector(actor, selectAwaitsFrame);
  if (!isAwaited || paymentSession === null) return null;
  const { overrides } = readOverrides(endpoints);
  return (
    <PaymentFrame
      key={paymentSession}
      title={texts.title}
      address={paymentFrameUrl(paymentSession, sessionId, { host, site: base }, overrides)}
      onReport={(status) => actor.send({ type: 'frame.reported', status })}
    />
  );
}
