/** The wallets that a provider's page may take beside a card, through the browser's Payment Request (D-526). */
export const WALLETS = ['applePay', 'googlePay'] as const;

export type Wallet = (typeof WALLETS)[number];
