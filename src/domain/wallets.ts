/** What a provider's page may take beside a card, by the browser's Payment Request (D-526). */
export const WALLETS = ['applePay', 'googlePay'] as const;

export type Wallet = (typeof WALLETS)[number];
