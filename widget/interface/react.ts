import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AccountAttributes, BookingAttributes } from './attributes.ts';
import type { AccountEvents, BookingEvents, StayAccountElement, StayBookingElement } from './elements.ts';

export type * from './public.ts';

/** React listens to `stay:booked` by the property `onstay:booked`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/**
 * `settings` is none of them: React would write it as an attribute, since the element is defined only after it is drawn.
 * Set it by a `ref`.
 */
type Props<Element, Attributes, Events> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Attributes
> &
  Attributes &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stay-booking': Props<StayBookingElement, BookingAttributes, BookingEvents>;
      'stay-account': Props<StayAccountElement, AccountAttributes, AccountEvents>;
    }
  }

  interface CSSProperties {
    [looks: `--stay-${string}`]: string | number | undefined;
  }
}
