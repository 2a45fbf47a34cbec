import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Html } from '../../ui/Html.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** 'Booking Terms & Conditions', room by room. */
export function Terms({ rooms }: { rooms: readonly StayRoom[] }) {
  const texts = useTexts().account.bookingDetails;
  const { terms } = texts;
  return (
    <section className="ui-stack">
      <h2 className="stay-booking-part">{terms.title}</h2>
      <div className="ui-stack ui-stack-loose booking-details-rooms">
        {rooms.map(({ leg, cancellationPolicy, taxInformation }) => (
          <section key={leg} className="ui-stack ui-stack-tight ui-measure">
            <h3>{fill(texts.room, { leg })}</h3>
            <h4>{terms.cancellation}</h4>
            <Html html={cancellationPolicy} />
            <h4>{terms.tax}</h4>
            <Html html={taxInformation} />
          </section>
        ))}
      </div>
    </section>
  );
}
