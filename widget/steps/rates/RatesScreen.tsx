import { useSelector } from '@xstate/react';
import { useCallback, useId, useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import { describeFees } from '../../texts/describe-fees.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BillOfBooking } from '../../booking/BillOfBooking.tsx';
import { describeLosses } from '../rooms/describe-losses.ts';
import { RatePanelView } from './RatePanelView.tsx';
import { RatesActions } from './RatesActions.tsx';
import css from './rates.css?inline';
import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

registerStyles(css);

/** The choice of a rate for one leg. */
export function RatesScreen({ actor }: { actor: RatesRef }) {
  const texts = useTexts();
  const leg = useSelector(actor, selectors.selectLeg);
  const rooms = useSelector(actor, selectors.selectRooms);
  const roomName = useSelector(actor, selectors.selectRoomName);
  const nights = useSelector(actor, selectors.selectNights);
  const everyRate = useSelector(actor, selectors.selectEveryRateContent);
  const hasFailed = useSelector(actor, selectors.selectHasFailed);
  const form = useId();
  return (
    <BillWithRate actor={actor}>
      <StepLayout actions={<RatesActions actor={actor} form={form} />}>
        <section className="rates">
          <PageHeading summary={fill(texts.formats.plural(texts.rates.forStay, nights), { room: roomName })}>
            {rooms > 1 ? fill(texts.rates.title, { leg }) : texts.rates.titleOnly}
          </PageHeading>
          {hasFailed ? <BookingFailed actor={actor} /> : null}
          {everyRate ? <EveryRate {...everyRate} /> : null}
          <Plans actor={actor} form={form} />
          <RateQuestion actor={actor} />
        </section>
      </StepLayout>
    </BillWithRate>
  );
}

/** The bill with the selected rate, which enters the booking only when the room is held (D-516). */
function BillWithRate({ actor, children }: { actor: RatesRef; children: ReactNode }) {
  const configuration = useSelector(actor, selectors.selectConfiguration);
  const booking = useSelector(actor, selectors.selectBookingWithRate);
  const currentLeg = useSelector(actor, selectors.selectLeg);
  return <BillOfBooking {...{ configuration, booking, currentLeg }}>{children}</BillOfBooking>;
}

/** All groups of rates: the guest chooses one rate. */
function Plans({ actor, form }: { actor: RatesRef; form: string }) {
  const texts = useTexts();
  const panels = useSelector(actor, selectors.selectPanels);
  const nights = useSelector(actor, selectors.selectNights);
  const rateCode = useSelector(actor, selectors.selectRateCode);
  const isDisabled = useSelector(actor, selectors.selectIsHolding);
  const fees = describeFees(texts, useSelector(actor, selectors.selectFees));
  // The estate's time when the screen was opened. A rate that can still be cancelled then says so.
  const [selectOpened] = useState(() => selectors.selectTimeAt(new Date()));
  const now = useSelector(actor, selectOpened);
  const stay = useSelector(actor, selectors.selectStay);
  const hasVoucher = useSelector(actor, selectors.selectHasVoucher);
  const plans = useMemo(
    () => selectors.plansAt(panels, { ...stay, now, hasVoucher }),
    [panels, stay, now, hasVoucher],
  );
  const onSelect = useCallback(
    (selected: string) => actor.send({ type: 'rate.selected', rateCode: selected }),
    [actor],
  );

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    actor.send({ type: 'rate.confirmed' });
  }
  if (plans.length === 0) return <Notice tone="warning">{texts.rates.none}</Notice>;
  return (
    // A form, because Chromium never frees radios that stood in a shadow root without one.
    <form id={form} onSubmit={confirm}>
      <fieldset className="rates-plans">
        <legend className="ui-hidden">{texts.rates.legend}</legend>
        {plans.map((plan) => (
          <RatePanelView
            key={plan.panel.offers[0]?.rate.rateCode}
            {...{ plan, nights, fees, isDisabled, onSelect, actor }}
            group={`rate-${form}`}
            rateCode={plan.panel.offers.some(({ rate }) => rate.rateCode === rateCode) ? rateCode : null}
          />
        ))}
      </fieldset>
    </form>
  );
}

/** Why the room is not held, and the ways on: both other rates and other rooms are read anew. */
function BookingFailed({ actor }: { actor: RatesRef }) {
  const texts = useTexts().rates.error;
  const reason = useSelector(actor, selectors.selectReason);
  const gone = useSelector(actor, selectors.selectGone);
  const otherRoom = (
    <Button onClick={() => actor.send({ type: 'otherRoom.wanted' })}>{texts.otherRoom}</Button>
  );
  const restart = (
    <Button variant="link" onClick={() => actor.send({ type: 'search.restarted' })}>
      {texts.restart}
    </Button>
  );
  if (reason === '') {
    const action = (
      <>
        {restart}
        {otherRoom}
      </>
    );
    return <ErrorBox title={texts.heading} text={texts.text} action={action} />;
  }
  const ways = (
    <>
      {otherRoom}
      {restart}
    </>
  );
  const title = { room: texts.roomGone, rate: texts.rateGone, none: texts.notHeld }[gone ?? 'none'];
  const text = gone === 'rate' ? `${reason} ${texts.otherRates}` : reason;
  return <ErrorBox title={title} text={text} action={ways} />;
}

/** Asks before another rate takes times or add-ons away. */
function RateQuestion({ actor }: { actor: RatesRef }) {
  const texts = useTexts();
  const { rates } = texts;
  const losses = useSelector(actor, selectors.selectLosses);
  return losses ? (
    <ConfirmDialog
      {...rates.change}
      text={fill(rates.change.text, { losses: describeLosses(texts, losses, false) })}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dismissed' })}
    />
  ) : null;
}

/** What comes with every rate. A narrow column shows the names, and the rest on request. */
function EveryRate({ title, items }: { title: string; items: ContentItem[] }) {
  const texts = useTexts().controls.disclosure;
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="rates-every ui-panel" aria-label={title} data-open={isOpen || undefined}>
      <h3>{title}</h3>
      <ul className="ui-list" id={list}>
        {items.map((item) => (
          <li key={item.title}>
            {item.image ? <Picture path={item.image.path} alt="" ratio={1} /> : null}
            <div>
              <h4>{item.title}</h4>
              <Html html={item.body} className="ui-soft" />
            </div>
          </li>
        ))}
      </ul>
      <ButtonAbout
        variant="link"
        about={title}
        className="rates-every-more"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.less : texts.more}
      </ButtonAbout>
    </section>
  );
}
