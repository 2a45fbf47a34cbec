import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import {
  selectEveryRate,
  selectHasFailed,
  selectIsBooking,
  selectLeg,
  selectNights,
  selectPanels,
  selectRoomName,
  selectTimeAt,
  selectLosses,
} from '../../../machines/steps/rates/rates.selectors.ts';
import { fill, plural } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { EveryRate } from './EveryRate.tsx';
import { RatePanelView } from './RatePanelView.tsx';
import css from './rates.css?inline';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { describeLosses } from '../rooms/describe-losses.ts';

registerStyles(css);

/** The choice of a rate for one leg (A §2.7). */
export function RatesScreen({ actor }: { actor: RatesRef }) {
  const texts = useTexts();
  const leg = useSelector(actor, selectLeg);
  const roomName = useSelector(actor, selectRoomName);
  const nights = useSelector(actor, selectNights);
  const everyRate = useSelector(actor, selectEveryRate);
  const panels = useSelector(actor, selectPanels);
  const hasFailed = useSelector(actor, selectHasFailed);
  const [selectOpened] = useState(() => selectTimeAt(new Date()));
  const openedAt = useSelector(actor, selectOpened);
  return (
    <StepLayout actions={<Back actor={actor} />}>
      <section className="rates">
        <PageHeading summary={`${roomName}. ${plural(texts.rates.forStay, nights)}`}>
          {fill(texts.rates.title, { leg })}
        </PageHeading>
        {hasFailed ? <BookingFailed actor={actor} /> : null}
        {everyRate ? <EveryRate {...everyRate} /> : null}
        {panels.length === 0 ? <Notice tone="warning">{texts.rates.none}</Notice> : null}
        {panels.map((panel) => (
          <RatePanelView key={panel.offers[0]?.rate.rateCode} panel={panel} actor={actor} now={openedAt} />
        ))}
        <RateQuestion actor={actor} />
      </section>
    </StepLayout>
  );
}

function Back({ actor }: { actor: RatesRef }) {
  const texts = useTexts().shared;
  const isBooking = useSelector(actor, selectIsBooking);
  return (
    <Button disabled={isBooking} onClick={() => actor.send({ type: 'rates.left' })}>
      {texts.back}
    </Button>
  );
}

function BookingFailed({ actor }: { actor: RatesRef }) {
  const texts = useTexts().rates.error;
  return (
    <ErrorBox
      heading={texts.heading}
      text={texts.text}
      action={
        <Button variant="link" onClick={() => actor.send({ type: 'search.restarted' })}>
          {texts.restart}
        </Button>
      }
    />
  );
}

/** Asks before another rate takes times or add-ons away (D-39). */
function RateQuestion({ actor }: { actor: RatesRef }) {
  const { rates, losses: words } = useTexts();
  const losses = useSelector(actor, selectLosses);
  return losses ? (
    <ConfirmDialog
      title={rates.change.title}
      text={fill(rates.change.text, { losses: describeLosses(words, losses, false) })}
      confirm={rates.change.confirm}
      cancel={rates.change.cancel}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.dismissed' })}
    />
  ) : null;
}
