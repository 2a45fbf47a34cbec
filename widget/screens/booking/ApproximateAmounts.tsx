import { useMemo, useState, type ReactNode } from 'react';
import { selectRateInto } from '../../../machines/booking/second-currency.selectors.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { approximately } from '../../../src/domain/exchange.ts';
import { fill } from '../../../src/texts/fill.ts';
import { ApproximateProvider, type Approximate } from '../../ui/approximate-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface ApproximateAmountsProps {
  configuration: StayConfiguration | null;
  children: ReactNode;
}

/** Lets what stands in it say about how much an amount is in the currency that the element's `currency` asks for (D-567). */
export function ApproximateAmounts({ configuration, children }: ApproximateAmountsProps) {
  const { formats, summaryPanel } = useTexts();
  const [asked, setAsked] = useState('');
  const value = useMemo((): Approximate | null => {
    const rate = configuration && selectRateInto(configuration, asked);
    if (!rate) return null;
    const { price } = formats.in(rate.currency);
    return (amount) =>
      fill(summaryPanel.approximately, {
        amount: price(approximately(amount, configuration.currency, rate)),
      });
  }, [asked, configuration, formats, summaryPanel]);
  const [watch] = useState(() => watchAsked(setAsked));
  return (
    <ApproximateProvider value={value}>
      <span hidden ref={watch} />
      {children}
    </ApproximateProvider>
  );
}

/** Follows `currency` of the element that a node stands in. */
function watchAsked(onChange: (code: string) => void) {
  return (place: HTMLElement | null): (() => void) | undefined => {
    const root = place?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const { host } = root;
    const tell = () => {
      onChange(host.getAttribute('currency') ?? '');
    };
    const observer = new MutationObserver(tell);
    observer.observe(host, { attributeFilter: ['currency'] });
    tell();
    return () => {
      observer.disconnect();
    };
  };
}
