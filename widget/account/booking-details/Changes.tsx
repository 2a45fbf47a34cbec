import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Amending and cancelling, for a stay to come. */
export function Changes({ actor }: { actor: BookingDetailsRef }) {
  const { change, cancel } = useTexts().account.bookingDetails;
  return (
    <div className="ui-grid booking-details-changes">
      <section className="ui-panel ui-stack ui-stack-tight">
        <h2>{change.title}</h2>
        <p>{change.text}</p>
        <ul aria-label={change.can} className="booking-details-bullets">
          {change.what.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>
          <Button onClick={() => actor.send({ type: 'amend.opened' })}>{change.open}</Button>
        </p>
      </section>
      <section className="ui-panel ui-stack ui-stack-tight">
        <h2>{cancel.title}</h2>
        <p>{cancel.text}</p>
        <p>
          <Button onClick={() => actor.send({ type: 'cancel.opened' })}>{cancel.open}</Button>
        </p>
      </section>
    </div>
  );
}
