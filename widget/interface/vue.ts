import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { AccountAttributes, BookingAttributes } from './attributes.ts';
import type { AccountEvents, BookingEvents, StayAccountElement, StayBookingElement } from './elements.ts';
import type { GivenSettings } from './settings.ts';

export type * from './public.ts';

/** How Vue's templates know an element that is not Vue's: as a component of these props and events. */
type Component<Element, Attributes, Events> = new () => Element & {
  /** `:settings.prop` sets the property; without `.prop` it would become an attribute. */
  $props: Omit<HTMLAttributes, keyof Attributes> & Attributes & PublicProps & { settings?: GivenSettings };
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'stay-booking': Component<StayBookingElement, BookingAttributes, BookingEvents>;
    'stay-account': Component<StayAccountElement, AccountAttributes, AccountEvents>;
  }
}
