import { POUND } from '../../src/domain/money.ts';
import type { PortResources } from '../../widget/wiring/port-resources.ts';

/** An element whose words are there from the beginning, at an estate that is paid in pounds. */
export const ENGLISH_POUNDS: Pick<PortResources, 'wordsCaughtUp' | 'currency' | 'useCurrency'> = {
  wordsCaughtUp: () => Promise.resolve(),
  currency: () => POUND,
  useCurrency: () => undefined,
};
