import { eligibleAddOns, kindOf, type AddOnKind } from '../../../src/domain/addon-rules.ts';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons.ts';
import type { AddOnsContext } from './addons.machine.ts';

/** An add-on on the screen: what it is, what it costs, and for which rooms it can be had. */
export interface AddOnOffer {
  content: AddOnContent;
  price: PackagePrice;
  kind: AddOnKind;
  /** A checkbox or toggle is enough; the other kinds choose times in a modal. */
  hasSimpleControl: boolean;
  legs: number[];
  sortIndex: number;
}

/** The eligible add-ons that the estate has a price for, in their order (A §9.9). */
export function offersOf({ configuration, booking, prices }: AddOnsContext): AddOnOffer[] {
  return eligibleAddOns(configuration, booking).flatMap(({ content, legs, sortIndex }) => {
    const price = prices?.find(({ Code }) => Code === content.PMSCode);
    if (!price) return [];
    const kind = kindOf(content, price.PriceCalculationMode);
    return [
      { content, price, kind, hasSimpleControl: kind === 'perItem' || kind === 'toggle', legs, sortIndex },
    ];
  });
}
