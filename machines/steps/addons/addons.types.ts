import type { AddOnKind } from '../../../src/domain/addons/addon-rules.ts';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { StayInput } from '../stay-step.types.ts';

export type AddOnsInput = Omit<StayInput, 'profile'>;

/** An add-on on the screen: its content, its price and the rooms that can have it. */
export interface AddOnOffer {
  content: AddOnContent;
  price: PackagePrice;
  kind: AddOnKind;
  /** The add-on has a checkbox or a toggle. Add-ons of the other kinds open a modal for their times. */
  hasSimpleControl: boolean;
  /** The message (HTML) of the add-on's system, while that is disabled. It replaces the controls. */
  closedMessage: string | null;
  legs: number[];
  sortIndex: number;
}

/** An add-on for a room. */
export interface AddOnOfLeg {
  leg: number;
  code: string;
}

/** The add-ons on offer, and the booking that takes them. */
export interface AddOnsContext extends AddOnsInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  /** The add-on whose room is being asked, or was asked last. */
  asked: string | null;
  /** The add-on whose times are being chosen, or were chosen last. */
  opened: AddOnOfLeg | null;
}
