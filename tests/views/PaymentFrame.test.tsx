import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../widget/screens/payment/frame-message.ts';
import { PaymentFrame } from '../../widget/screens/payment/PaymentFrame.tsx';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';
import { paymentInput, startPayment } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

const completed = { type: 'payment', status: 'completed' };
const pages: string[] = [];

afterEach(() => pages.splice(0).forEach((page) => URL.revokeObjectURL(page)));

/** A provider's page that sends every message back to its parent, and 'here' once it has loaded. */
function providerPage(): string {
  const script = `addEventListener('message', ({ data }) => parent.postMessage(data, '*')); parent.postMessage('here', '*')`;
  const page = URL.createObjectURL(new Blob([`<script>${script}</script>`], { type: 'text/html' }));
  pages.push(page);
  return page;
}

async function show() {
  const reports: string[] = [];
  const heard: unknown[] = [];
  window.addEventListener('message', ({ data }) => heard.push(data));
  renderInWidget(
    <PaymentFrame title="Pay" address={providerPage()} onReport={(status) => reports.push(status)} />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Pay');
  await waitFor(() => expect(heard).toContain('here'));
  /** Lets the page in the frame send a message, and waits until it has arrived. */
  async function say(message: unknown) {
    const before = heard.length;
    frame.contentWindow?.postMessage(message, '*');
    await waitFor(() => expect(heard.length).toBeGreaterThan(before));
  }
  return { frame, reports, heard, say };
}

describe('the provider’s page', () => {
  it('T6, D-27 its first report counts, later ones do not', async () => {
    const { reports, say } = await show();
    await say(completed);
    await say(completed);
    await say({ type: 'payment', status: 'failed' });
    expect(reports).toEqual(['completed']);
  });

  it('T6 a message of another form does not count', async () => {
    const { reports, say } = await show();
    for (const message of [
      'completed',
      null,
      { type: 'payment' },
      { type: 'payment', status: 'refunded' },
      { type: 'other', status: 'completed' },
      { ...completed, amount: 0 },
      [completed],
    ]) {
      await say(message);
    }
    expect(reports).toEqual([]);
  });

  it('T6 a message from another window does not count', async () => {
    const { reports, heard } = await show();
    window.postMessage(completed, '*');
    await waitFor(() => expect(heard).toContainEqual(completed));
    expect(reports).toEqual([]);
  });

  it('T6 a message from another origin does not count', async () => {
    const { frame, reports } = await show();
    const source = frame.contentWindow;
    window.dispatchEvent(
      new MessageEvent('message', { data: completed, origin: 'https://evil.example', source }),
    );
    expect(reports).toEqual([]);
    window.dispatchEvent(
      new MessageEvent('message', { data: completed, origin: window.location.origin, source }),
    );
    expect(reports).toEqual(['completed']);
  });

  it('T6 without a frame no message counts', () => {
    const message = { origin: 'https://pay.example', source: null, data: completed };
    expect(readFrameMessage(message, { origin: 'https://pay.example', source: null })).toBe(null);
  });
});

describe('D-526 Payment Request on the provider’s page', () => {
  it.each([
    [[], null, null],
    [['applePay'], 'payment', 'Pay by card below, or with Apple Pay where your browser offers it.'],
    [
      ['applePay', 'googlePay'],
      'payment',
      'Pay by card below, or with Apple Pay or Google Pay where your browser offers it.',
    ],
  ] as const)('for the wallets %j the frame allows: %s', async (wallets, allow, words) => {
    const { actor } = startPayment({ ...paymentInput, iPageSessionId: 'PS1', wallets });
    renderInWidget(<PaymentScreen actor={actor} />);
    expect(screen.getByTitle('Secure payment page').getAttribute('allow')).toBe(allow);
    expect(screen.queryByText(/^Pay by card below/)?.textContent ?? null).toBe(words);
    await expectAccessible();
  });
});

describe("D-27, D-30 the address of the provider's page", () => {
  it.each([
    [{}, 'paymentIframe.aspx'],
    [{ paymentFrame: 'pay/by-card' }, 'pay/by-card'],
    [{ paymentFrame: '//evil.example/pay' }, 'paymentIframe.aspx'],
    [{ complete: 'pay/now' }, 'paymentIframe.aspx'],
  ])('for settings.endpoints %j is %s below the host', (endpoints, path) => {
    const { actor } = startPayment({ ...paymentInput, iPageSessionId: 'séance/1' });
    const host = `${location.origin}/v1`;
    renderInWidget(
      <AssetsProvider
        assets={{ base: '/cms/', brand: '', links: DEFAULT_LINKS, phones: {}, host, endpoints }}
      >
        <PaymentScreen actor={actor} />
      </AssetsProvider>,
    );
    expect(screen.getByTitle('Secure payment page')).toHaveAttribute(
      'src',
      `${host}/${path}?iPageSessionId=c8OpYW5jZS8x&sessionId=S1`,
    );
  });
});
