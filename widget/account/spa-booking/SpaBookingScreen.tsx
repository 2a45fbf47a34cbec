import { useSelector } from '@xstate/react';
import type { SpaBookingRef } from '../../../machines/account/spa-booking/spa-booking.machine.ts';
import * as selectors from '../../../machines/account/spa-booking/spa-booking.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import type { SpaMoment } from '../../../src/domain/spa/spa-bookings.ts';
import { fill } from '../../texts/fill.ts';
import { ConfirmationTools } from '../../shared/confirmation-tools/ConfirmationTools.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Bill } from '../../ui/bill/Bill.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { dialHref } from '../../ui/media/safe-href.ts';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { Fact } from '../bookings/Fact.tsx';
import { Times } from '../bookings/Times.tsx';
import css from './spa-booking.css?inline';

registerStyles(css);

/** One spa visit of the member. */
export function SpaBookingScreen({ actor }: { actor: SpaBookingRef }) {
  const visit = useSelector(actor, selectors.selectVisit);
  const failure = useSelector(actor, selectFailure);
  const resend = useSelector(actor, selectors.selectResend);
  const { account, formats } = useTexts();
  const tools = account.bookings;
  return (
    <BookingPage
      backTo={{ screen: 'spaBookings' }}
      heading={visit === null ? null : formats.longDate(visit.booking.date)}
      number={visit?.booking.item.confirmationId ?? ''}
      failure={failure}
      onRetry={() => actor.send({ type: 'load.retried' })}
    >
      {resend ? <ConfirmationTools actor={resend} texts={tools.resend} print={tools.print} areLinks /> : null}
      {visit === null ? null : <Visit visit={visit} />}
    </BookingPage>
  );
}

function Visit({ visit }: { visit: selectors.SpaVisit }) {
  const { account, formats } = useTexts();
  const texts = account.spaBooking;
  const { booking, plans } = visit;
  const { package: spaDay, clients } = booking.item;
  return (
    <>
      <h3>{spaDay ? texts.spaDayTitle : texts.treatmentsTitle}</h3>
      <Policy />
      <div className="ui-grid spa-booking-columns">
        <section className="ui-stack ui-stack-tight">
          <h4>{texts.facts.title}</h4>
          <dl className="booking-facts">
            <Fact term={texts.facts.date}>{formats.fullDate(booking.date)}</Fact>
            <Fact term={texts.facts.guests}>{clients.length}</Fact>
            {spaDay ? <Fact term={texts.facts.package}>{spaDay.displayName}</Fact> : null}
          </dl>
        </section>
        <VisitBill visit={visit} />
      </div>
      <section className="ui-stack">
        <h4>{texts.itinerary.title}</h4>
        <div className="ui-grid booking-itinerary">
          {plans.map(({ client, itinerary }) => (
            <section key={client.id}>
              <h5>{fill(texts.itinerary.guest, { firstName: client.firstName })}</h5>
              <Times items={itinerary.map((moment) => ({ time: moment.time, name: named(moment) }))} />
            </section>
          ))}
        </div>
      </section>
    </>
  );

  function named({ kind, name, minutes }: SpaMoment): string {
    if (kind === 'arrival' || kind === 'departure') return texts.itinerary[kind];
    return minutes === null ? name : fill(texts.treatment, { name, n: minutes });
  }
}

/** The rules for changing and cancelling. */
function Policy() {
  const texts = useTexts().account.spaBooking.policy;
  const { phones } = useAssets();
  const phone = phones['spa'];
  const [before, after] = texts.call.split('{phone}');
  return (
    <Notice tone="warning">
      <p>{texts.refund}</p>
      {phone ? (
        <p>
          {before}
          <SafeLink href={dialHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </SafeLink>
          {after}
        </p>
      ) : (
        <p>{texts.change}</p>
      )}
      <p>{texts.arrive}</p>
    </Notice>
  );
}

/** 'Your Bill'. */
function VisitBill({ visit: { bill } }: { visit: selectors.SpaVisit }) {
  const { account, formats } = useTexts();
  const texts = account.spaBooking.bill;
  const line =
    bill.kind === 'spaDay'
      ? {
          label: fill(texts.spaDays, { n: bill.clients, price: formats.price(bill.price) }),
          amount: formats.price(bill.product),
        }
      : { label: texts.treatments, amount: formats.price(bill.sum) };
  return (
    <Bill
      heading={texts.title}
      lines={[line]}
      total={{ label: texts.total, amount: formats.price(bill.total) }}
    />
  );
}
