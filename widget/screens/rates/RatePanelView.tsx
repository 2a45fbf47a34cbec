import { useSelector } from '@xstate/react';
import { memo, useMemo, type SubmitEvent } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import {
  selectFees,
  selectIsBooking,
  selectRateOf,
  termsAt,
} from '../../../machines/steps/rates/rates.selectors.ts';
import type { Image } from '../../../src/domain/content.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { RateOffer, RatePanel } from '../../../src/domain/rates.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Html } from '../../ui/Html.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Announcement } from '../../ui/Announcement.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { describeFees } from '../../../src/texts/describe-fees.ts';
import { StockPicture } from './StockPicture.tsx';

interface RatePanelViewProps {
  panel: RatePanel;
  actor: RatesRef;
  /** When the screen was opened, at the estate: what can still be cancelled then says so. */
  now: LocalDateTime;
}

/** A group of rates, or a single one, with its Next Step (A §2.7, §5.4). */
export const RatePanelView = memo(function RatePanelView({ panel, actor, now }: RatePanelViewProps) {
  const rateCode = useSelector(actor, (snapshot) => selectRateOf(snapshot, panel));
  const { name } = describe(panel);
  return (
    <section className="rates-panel" aria-label={name} data-chosen={rateCode !== null || undefined}>
      <PanelWords panel={panel} />
      <PanelChoice {...{ panel, name, rateCode, actor, now }} />
    </section>
  );
});

const PanelWords = memo(function PanelWords({ panel }: { panel: RatePanel }) {
  const { name, description, images } = describe(panel);
  return (
    <>
      <div className="rates-panel-picture">
        {images.length > 0 ? <Gallery images={images} label={name} ratio={4 / 3} /> : <StockPicture />}
      </div>
      <div className="rates-panel-words">
        <h3>{name}</h3>
        <Html html={description} className="ui-soft" />
      </div>
    </>
  );
});

interface PanelChoiceProps extends RatePanelViewProps {
  name: string;
  /** The selected rate where it is one of these. */
  rateCode: string | null;
}

function PanelChoice({ panel, name, rateCode, actor, now }: PanelChoiceProps) {
  const texts = useTexts();
  const isBooking = useSelector(actor, selectIsBooking);
  const fees = describeFees(texts.summaryPanel.fees, useSelector(actor, selectFees));
  const isHere = rateCode !== null;
  const options = useMemo(
    () =>
      panel.offers.map((offer) => ({
        value: offer.rate.rateCode,
        label: <RateLabel offer={offer} name={name} fees={fees} />,
        hint: termsOf(texts.rates, offer, now),
        disabled: isBooking,
      })),
    [panel, name, fees, texts, now, isBooking],
  );

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    actor.send({ type: 'rate.confirmed' });
  }

  return (
    // Chromium never lets go of radios that stood in a shadow root without a form.
    <form className="rates-panel-choice" onSubmit={confirm}>
      <RadioGroup
        legend={fill(texts.rates.legend, { name })}
        hideLegend
        name="rate"
        layout="stack"
        value={rateCode}
        options={options}
        onChange={(code) => actor.send({ type: 'rate.selected', rateCode: code })}
      />
      <div className="rates-panel-end">
        <p className="rates-panel-wait">
          {isBooking && isHere ? (
            <>
              {texts.rates.booking}
              <Announcement text={texts.rates.booking} />
              <LongWait />
            </>
          ) : null}
        </p>
        <Button
          variant="primary"
          type="submit"
          aria-label={`${texts.shared.nextStep}: ${name}`}
          disabled={!isHere}
          busy={isBooking && isHere}
        >
          {texts.shared.nextStep}
        </Button>
      </div>
    </form>
  );
}

const DASH = /^ - /;

interface Description {
  name: string;
  description: string;
  images: Image[];
}

/** A group, a flat rate, or a rate under its own name and description (A §2.7). */
function describe(panel: RatePanel): Description {
  switch (panel.kind) {
    case 'group':
      return descriptionOf(panel.group);
    case 'flat':
      return descriptionOf(panel.flatRate);
    case 'own':
      return { name: panel.rate.name, description: panel.rate.description, images: [] };
  }
}

function descriptionOf(content: { displayName: string; description: string; images: Image[] }): Description {
  return { name: content.displayName, description: content.description, images: content.images };
}

/**
 * 'Bed & Breakfast - Pay later - 10% off £350 Includes £50 dog fee'; the panel's name where the rate has no name in a
 * group.
 */
function RateLabel({ offer, name, fees }: { offer: RateOffer; name: string; fees: string }) {
  const texts = useTexts().rates;
  const { amount, content, discount, payLater } = offer;
  const off = discount === null ? null : ` ${fill(texts.discount, { percent: discount })}`;
  const later = payLater ? ` ${texts.payLater}` : null;
  return (
    <span className="rates-rate">
      <span className="rates-words">
        <strong>
          <DashedPart text={content?.displayName ?? name} next={later ?? off} />
        </strong>
        {later === null ? null : <DashedPart text={later} next={off} />}
        {off === null ? null : (
          <span className="rates-discount">
            <DashedPart text={off} next={null} />
          </span>
        )}
      </span>
      <span className="rates-amount">{formatPrice(amount)}</span>
      {fees === '' ? null : <small> {fees}</small>}
    </span>
  );
}

/** Words, and the dash of what comes next: a line ends with it rather than beginning with it. */
function DashedPart({ text, next }: { text: string; next: string | null }) {
  const words = text.replace(DASH, ' ');
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="rates-last">
        {words.slice(last)}
        {next !== null && DASH.test(next) ? <span> -</span> : null}
      </span>
    </>
  );
}

/** The cancellation text, nothing once its time is past (A §9.3). */
function termsOf(texts: Texts['rates'], offer: RateOffer, now: LocalDateTime): string | undefined {
  const terms = termsAt(offer, now);
  return terms ? fill(texts[terms.kind], { time: terms.time, date: terms.date }) : undefined;
}
