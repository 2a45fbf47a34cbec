import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { fill } from '../../texts/fill.ts';
import { Html } from '../../ui/media/Html.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** 'Booking Terms & Conditions', room by room, or once where all are the same. What the estate does not say has no heading. */
export function Terms({ rooms }: { rooms: readonly StayRoom[] }) {
  const texts = useTexts().account.bookingDetails;
  const { terms } = texts;
  const said = rooms.filter((room) => wordsOf(room) !== '');
  const [first] = said;
  if (first === undefined) return null;
  const isSame = rooms.every((room) => wordsOf(room) === wordsOf(first));
  return (
    <section className="ui-stack">
      <h2 className="stay-booking-part">{terms.title}</h2>
      <div className="ui-stack ui-stack-loose booking-details-rooms">
        {(isSame ? [first] : said).map(({ leg, cancellationPolicy, taxInformation }) => (
          <section key={leg} className="ui-stack ui-stack-tight ui-measure">
            {isSame ? null : <h3>{fill(texts.room, { leg })}</h3>}
            <Part heading={terms.cancellation} html={cancellationPolicy} level={isSame ? 3 : 4} />
            <Part heading={terms.tax} html={taxInformation} level={isSame ? 3 : 4} />
          </section>
        ))}
      </div>
    </section>
  );
}

function wordsOf({ cancellationPolicy, taxInformation }: StayRoom): string {
  return cancellationPolicy + taxInformation;
}

function Part({ heading, html, level }: { heading: string; html: string; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  if (html === '') return null;
  return (
    <>
      <Heading>{heading}</Heading>
      <Html html={html} />
    </>
  );
}
