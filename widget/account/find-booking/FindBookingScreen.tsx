import { useSelector } from '@xstate/react';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import {
  selectFound,
  selectIsOffered,
} from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { FoundStay } from './FoundStay.tsx';
import { LookupForm } from './LookupForm.tsx';

/** Finds a booking by its number and e-mail address, without an account: the form, then the booking. */
export function FindBookingScreen({ actor }: { actor: FindBookingRef }) {
  const found = useSelector(actor, selectFound);
  const isOffered = useSelector(actor, selectIsOffered);
  if (!isOffered) return <NotOffered />;
  return found === null ? <LookupForm actor={actor} /> : <FoundStay actor={actor} found={found} />;
}

/** A hotel with neither logins nor the lookup: a form could find nothing, so the guest is told whom to ask. */
function NotOffered() {
  const { notOffered } = useTexts().account.findBooking;
  return (
    <section className="ui-stack account-narrow">
      <PageHeading>{notOffered.title}</PageHeading>
      <CallUs {...notOffered} />
    </section>
  );
}
