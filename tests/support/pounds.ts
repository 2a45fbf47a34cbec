import { POUND } from '../../src/domain/money/money.ts';
import type { PortResources } from '../../widget/wiring/port-resources.ts';

/** An estate that takes pounds. */
export const POUNDS: Pick<PortResources, 'currency' | 'useCurrency' | 'checkCountry'> = {
  currency: () => POUND,
  useCurrency: () => undefined,
  checkCountry: () => undefined,
};
