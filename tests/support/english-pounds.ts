import { POUND } from '../../src/domain/money.ts';
import type { PortResources } from '../../widget/wiring/port-resources.ts';

/** An element whose texts are loaded from the start, at an estate that takes pounds. */
export const ENGLISH_POUNDS: Pick<PortResources, 'wordsCaughtUp' | 'currency' | 'useCurrency'> = {
  wordsCaughtUp: () => Promise.resolve(),
  currency: () => POUND,
  useCurrency: () => undefined,
};
