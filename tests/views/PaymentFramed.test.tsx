import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentScreen } from '../../widget/screens/payment/PaymentScreen.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';
import { paymentInput, startPayment } from '../support/start-payment.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

describe('T5, D-163 the payment screen in a frame of another site', () => {
  it.each([
    ['our card form', null],
    ["the provider's page", 'P-1'],
  ])('takes no payment by %s, says why and links to the page itself', async (_, iPageSessionId) => {
    const { actor } = startPayment({ ...paymentInput, iPageSessionId });
    const assets = {
      base: '/cms/',
      brand: '',
      links: DEFAULT_LINKS,
      phones: {},
      payElsewhere: '/booking/',
    };
    renderInWidget(
      <AssetsProvider assets={assets}>
        <PaymentScreen actor={actor} />
      </AssetsProvider>,
    );
    expect(screen.getByRole('region', { name: 'To pay today' })).toBeVisible();
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    expect(screen.queryByTitle('Secure payment page')).toBeNull();
    expect(screen.queryByRole('button', { name: 'PAY TO COMPLETE' })).toBeNull();
    expect(screen.getByText(/^For your safety, payment is taken on our own page only/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Open our page/ });
    expect(link).toHaveAttribute('href', '/booking/');
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible();
  });
});
