import type { StayRoom } from '../../../machines/account/stay-booking/stay-booking.rooms.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Html } from '../../ui/Html.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** 'Booking Terms & Conditions', room by room (B §2.16). */
export function Terms({ rooms }: { rooms: readonly StayRoom[] }) {
  const texts = useTexts().account.stayBooking;
  const { terms } = texts;
  return (
    <section className="ui-stack">
      <h3 className="stay-booking-part">{terms.title}</h3>
      <div className="stay-booking-rooms">
        {rooms.map(({ leg, cancellationPolicy, taxInformation }) => (
          <section key={leg} className="ui-stack ui-stack-tight ui-measure">
            <h4>{fill(texts.room, { leg })}</h4>
            <h5>{terms.cancellation}</h5>
            <Html html={cancellationPolicy} />
            <h5>{terms.tax}</h5>
            <Html html={taxInformation} />
          </section>
        ))}
      </div>
    </section>
  );
}
