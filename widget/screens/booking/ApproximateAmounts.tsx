import { useMemo, useState, type ReactNode } from 'react';
import type * as SecondCurrency from '../../../machines/booking/second-currency.selectors.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { fill } from '../../../src/texts/fill.ts';
import { ApproximateProvider, type Approximate } from '../../ui/approximate-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface ApproximateAmountsProps {
  configuration: StayConfiguration | null;
  children: ReactNode;
}

/** The code that is asked for, and what reads the estate's rate for it: few pages ask, so that comes when one does. */
interface Asked {
  code: string;
  select: typeof SecondCurrency.selectApproximation;
}

/** Lets what stands in it say about how much an amount is in the currency that the element's `currency` asks for (D-567). */
export function ApproximateAmounts({ configuration, children }: ApproximateAmountsProps) {
  const { formats, summaryPanel } = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const value = useMemo((): Approximate | null => {
    const about = configuration && asked?.select(configuration, asked.code);
    if (!about) return null;
    const { price } = formats.in(about.currency);
    return (amount) => fill(summaryPanel.approximately, { amount: price(about.of(amount)) });
  }, [asked, configuration, formats, summaryPanel]);
  const [watch] = useState(() => watchAsked(setAsked));
  return (
    <ApproximateProvider value={value}>
      <span hidden ref={watch} />
      {children}
    </ApproximateProvider>
  );
}

/** Follows `currency` of the element that a node stands in. Where the code for it is lost, nothing is added. */
function watchAsked(onChange: (asked: Asked | null) => void) {
  return (place: HTMLElement | null): (() => void) | undefined => {
    const root = place?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const { host } = root;
    const tell = async () => {
      const code = host.getAttribute('currency') ?? '';
      if (code === '') {
        onChange(null);
        return;
      }
      const { selectApproximation } = await import('../../../machines/booking/second-currency.selectors.ts');
      if (host.getAttribute('currency') === code) onChange({ code, select: selectApproximation });
    };
    const follow = () => {
      tell().catch(() => {
        onChange(null);
      });
    };
    const observer = new MutationObserver(follow);
    observer.observe(host, { attributeFilter: ['currency'] });
    follow();
    return () => {
      observer.disconnect();
    };
  };
}
