import { useEffect, useRef } from 'react';
import type { FrameStatus } from '../../../machines/steps/payment/payment.types.ts';
import { readFrameMessage } from './frame-message.ts';

interface PaymentFrameProps {
  title: string;
  /** The full address of the provider's page. */
  address: string;
  /** Whether the page may ask the browser for a wallet payment (Payment Request). */
  hasWallets?: boolean;
  /** Called at most once. */
  onReport: (status: FrameStatus) => void;
}

/** The payment provider's page in a frame. Its report counts once, and only from this frame (T6). */
export function PaymentFrame({ title, address, hasWallets = false, onReport }: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useRef(onReport);
  useEffect(() => {
    report.current = onReport;
  });
  useEffect(() => {
    const origin = new URL(address).origin;
    const listening = new AbortController();
    window.addEventListener(
      'message',
      (message) => {
        const status = readFrameMessage(message, { origin, source: frame.current?.contentWindow });
        if (!status) return;
        listening.abort();
        report.current(status);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [address]);
  return (
    <iframe
      ref={frame}
      className="payment-frame"
      title={title}
      src={address}
      referrerPolicy="strict-origin"
      allow={hasWallets ? 'payment' : undefined}
    />
  );
}
