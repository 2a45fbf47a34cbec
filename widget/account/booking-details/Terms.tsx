import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { fill } from '../../texts/fill.ts';
import { Html } from '../../ui/media/Html.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** 'Booking Terms & Conditions', room by room. What the estate does not say has no heading. */
export function Terms({ rooms }: { rooms: readonly StayRoom[] }) {
  const texts = useTexts().account.bookingDetails;
  const { terms } = texts;
  const said = rooms.filter(({ cancellationPolicy, taxInformation }) => cancellationPolicy + taxInformation);
  if (said.length === 0) return null;
  return (
    <section className="ui-stack">
      <h2 className="stay-booking-part">{terms.title}</h2>
      <div className="ui-stack ui-stack-loose booking-details-rooms">
        {said.map(({ leg, cancellationPolicy, taxInformation }) => (
          <section key={leg} className="ui-stack ui-stack-tight ui-measure">
            <h3>{fill(texts.room, { leg })}</h3>
            <Part heading={terms.cancellation} html={cancellationPolicy} />
            <Part heading={terms.tax} html={taxInformation} />
          </section>
        ))}
      </div>
    </section>
  );
}

function Part({ heading, html }: { heading: string; html: string }) {
  if (html === '') return null;
  return (
    <>
      <h4>{heading}</h4>
      <Html html={html} />
    </>
  );
}
