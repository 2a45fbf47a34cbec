import type { HTMLAttributes } from 'svelte/elements';
import type { AccountAttributes, BookingAttributes } from './attributes.ts';
import type { AccountEvents, BookingEvents, StayAccountElement, StayBookingElement } from './elements.ts';

export type * from './public.ts';

/** Svelte listens to `stay:booked` by the attribute `onstay:booked`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/** `settings` is none of them: Svelte would write it as an attribute, since the element is defined only after it is drawn. */
type Props<Element extends EventTarget, Attributes, Events> = Omit<
  HTMLAttributes<Element>,
  keyof Attributes
> &
  Attributes &
  Listeners<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'stay-booking': Props<StayBookingElement, BookingAttributes, BookingEvents>;
    'stay-account': Props<StayAccountElement, AccountAttributes, AccountEvents>;
  }
}
