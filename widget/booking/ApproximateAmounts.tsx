import { useMemo, useState, type ReactNode } from 'react';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { approximately, rateInto } from '../../src/domain/money/exchange.ts';
import { fill } from '../texts/fill.ts';
import { ApproximateProvider, type Approximate } from '../ui/bill/approximate-context.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';

interface ApproximateAmountsProps {
  configuration: StayConfiguration | null;
  children: ReactNode;
}

/** Gives its children approximate amounts in the currency of the element's `currency` attribute. */
export function ApproximateAmounts({ configuration, children }: ApproximateAmountsProps) {
  const { formats, summaryPanel } = useTexts();
  const [code, setCode] = useState('');
  const value = useMemo((): Approximate | null => {
    if (!configuration || code === '') return null;
    const { currency, exchangeRates } = configuration;
    const rate = rateInto(code, currency, exchangeRates);
    if (!rate) return null;
    const { price } = formats.in(rate.currency);
    return (amount) =>
      fill(summaryPanel.approximately, { amount: price(approximately(amount, currency, rate)) });
  }, [code, configuration, formats, summaryPanel]);
  const [watch] = useState(() => watchCurrency(setCode));
  return (
    <ApproximateProvider value={value}>
      <span hidden ref={watch} />
      {children}
    </ApproximateProvider>
  );
}

/** Follows the `currency` attribute of the surrounding element. */
function watchCurrency(onChange: (code: string) => void) {
  return (place: HTMLElement | null): (() => void) | undefined => {
    const root = place?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const { host } = root;
    const follow = () => {
      onChange(host.getAttribute('currency') ?? '');
    };
    const observer = new MutationObserver(follow);
    observer.observe(host, { attributeFilter: ['currency'] });
    follow();
    return () => {
      observer.disconnect();
    };
  };
}
