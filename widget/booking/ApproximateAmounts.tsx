import { useMemo, useState, type ReactNode } from 'react';
import type * as SecondCurrency from '../../machines/booking/second-currency.selectors.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import { fill } from '../texts/fill.ts';
import { ApproximateProvider, type Approximate } from '../ui/bill/approximate-context.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';

interface ApproximateAmountsProps {
  configuration: StayConfiguration | null;
  children: ReactNode;
}

/**
 * The currency's code and the function that finds the estate's rate for it. Few pages ask for one, so the code of the
 * function is loaded on demand.
 */
interface ChosenCurrency {
  code: string;
  select: typeof SecondCurrency.selectApproximation;
}

/** Gives its children approximate amounts in the currency of the element's `currency` attribute. */
export function ApproximateAmounts({ configuration, children }: ApproximateAmountsProps) {
  const { formats, summaryPanel } = useTexts();
  const [chosen, setChosen] = useState<ChosenCurrency | null>(null);
  const value = useMemo((): Approximate | null => {
    const about = configuration && chosen?.select(configuration, chosen.code);
    if (!about) return null;
    const { price } = formats.in(about.currency);
    return (amount) => fill(summaryPanel.approximately, { amount: price(about.of(amount)) });
  }, [chosen, configuration, formats, summaryPanel]);
  const [watch] = useState(() => watchCurrency(setChosen));
  return (
    <ApproximateProvider value={value}>
      <span hidden ref={watch} />
      {children}
    </ApproximateProvider>
  );
}

/** Follows the `currency` attribute of the surrounding element. Adds nothing where the code for it is lost. */
function watchCurrency(onChange: (chosen: ChosenCurrency | null) => void) {
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
      const { selectApproximation } = await import('../../machines/booking/second-currency.selectors.ts');
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
