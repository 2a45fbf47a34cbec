import type { StayHead } from '../../../machines/account/booking-details/stay-head.rules.ts';
import { fill } from '../../texts/fill.ts';
import { SaveCalendar } from '../../shared/confirmation-tools/SaveCalendar.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** A calendar file of the nights in rooms that are still booked. */
export function AddNights({ head: { nights, confirmationNumber } }: { head: StayHead }) {
  const { account } = useTexts();
  const texts = account.findBooking.calendar;
  const { brand } = useAssets();
  if (nights.length === 0) return null;
  const entries = () =>
    nights.map(({ uid, when, leg, roomName }) => ({
      uid,
      when,
      title: roomName === '' ? texts.plain : fill(texts.title, { room: roomName }),
      description: [
        fill(texts.leg, { leg }),
        fill(account.bookings.number, { number: confirmationNumber }),
      ].join('\n'),
      location: brand,
    }));
  return <SaveCalendar variant="link" texts={texts} entries={entries} />;
}
