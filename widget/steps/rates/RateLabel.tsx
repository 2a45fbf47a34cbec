import type { RateRow } from '../../../src/domain/rates/rate-comparison.ts';
import { describeChange, describeInclusions, describeMore } from '../../texts/describe-rates.ts';
import { describeTerms } from '../../texts/describe-terms.ts';
import { fill } from '../../texts/fill.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { usePriceToday } from '../../ui/bill/price-today-context.tsx';
import { useApproximate } from '../../ui/bill/approximate-context.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';

/** Before a part of a rate's name. A language chooses between hyphen and dash. */
const DASH = /^[-–] /;

interface RateLabelProps {
  row: RateRow;
  /** The group's name: a rate without a group does not contain it. */
  name: string;
  nights: number;
  fees: string;
  /** The name of the cheapest rate of the list. */
  cheapest: string;
  /** What makes the rate stand out, in words. */
  marks: readonly string[];
}

/** 'Bed & Breakfast - Pay later - 10% off £350 £175 a night Includes £50 dog fee Includes pool access +£20 in all, compared with Room only', and its terms. */
export function RateLabel({
  row: { offer, perNight, terms, difference },
  name,
  nights,
  fees,
  cheapest,
  marks,
}: RateLabelProps) {
  const words = useTexts();
  const { rates: texts, formats } = words;
  const approximate = useApproximate();
  const today = usePriceToday();
  const { amount, content, discount, payLater, rate } = offer;
  const inclusions = difference?.inclusions ?? [];
  const own = content?.displayName ?? name;
  // One comparison a rate: an amendment's is with the booked room.
  const other = difference && describeMore(words, difference.amount, cheapest === own ? null : cheapest);
  const comparison = today === null ? other : describeChange(words, amount - today);
  return (
    <span className="rates-rate">
      <span className="rates-words">
        <strong>{own}</strong>
        {payLater ? <DashedPart text={texts.payLater} /> : null}
        {discount === null ? null : (
          <DashedPart text={fill(texts.discount, { percent: discount })} className="rates-discount" />
        )}
        {marks.length > 0 ? <span className="rates-mark"> {listFacts(words.shared, marks)}</span> : null}
      </span>{' '}
      <span className="rates-price">
        <span className="rates-amount">{formats.price(amount)}</span>
        {perNight === null ? null : (
          <small>
            {' '}
            {fill(perNight.isRounded ? texts.perNightRounded : texts.perNight, {
              amount: (perNight.isRounded ? formats.priceUp : formats.price)(perNight.amount),
            })}
          </small>
        )}
        {approximate ? <small> {approximate(amount)}</small> : null}
      </span>{' '}
      <span className="rates-terms">
        {fees === '' ? null : <span className="ui-hint">{fees} </span>}
        {inclusions.length > 0 ? (
          <span>{fill(texts.includes, { what: describeInclusions(words, inclusions, nights) })} </span>
        ) : null}
        {comparison === null ? null : <span className="ui-hint">{comparison}</span>}
        {rate.promotionCode === null ? null : (
          <span className="ui-hint">
            {' '}
            <WithCode text={texts.code} at="code" code={rate.promotionCode} />{' '}
          </span>
        )}
        {terms ? <span className="ui-hint"> {describeTerms(words, terms, texts)}</span> : null}
      </span>
    </span>
  );
}

/** A part after the name. At the beginning of a line its dash is out of sight. */
function DashedPart({ text, className = '' }: { text: string; className?: string }) {
  const [dash = ''] = DASH.exec(text) ?? [];
  return (
    <>
      {' '}
      <span className={`rates-part ${className}`}>
        <span>{dash}</span>
        <span>{text.slice(dash.length)}</span>
      </span>
    </>
  );
}
