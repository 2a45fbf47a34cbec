import type { AddOnKind } from '../../../src/domain/addon-rules.ts';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons.ts';
import type { StayInput } from '../stay-step.types.ts';

export type AddOnsInput = Omit<StayInput, 'profile'>;

/** An add-on on the screen: what it is, what it costs, and for which rooms it can be had. */
export interface AddOnOffer {
  content: AddOnContent;
  price: PackagePrice;
  kind: AddOnKind;
  /** A checkbox or toggle is enough; the other kinds choose times in a modal. */
  hasSimpleControl: boolean;
  /** Its system is disabled: this message (HTML) stands in place of the controls (A §8.8, D-102). */
  closedMessage: string | null;
  legs: number[];
  sortIndex: number;
}

/** An add-on for a room. */
export interface AddOnOfLeg {
  leg: number;
  code: string;
}

/** What is offered, and taken. */
export interface AddOnsContext extends AddOnsInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  /** What times are being chosen for, or were last. */
  opened: AddOnOfLeg | null;
}
