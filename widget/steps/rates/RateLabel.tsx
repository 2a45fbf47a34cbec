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
const DASH = /^ ([-–]) /;

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
  const off = discount === null ? null : ` ${fill(texts.discount, { percent: discount })}`;
  const later = payLater ? ` ${texts.payLater}` : null;
  return (
    <span className="rates-rate">
      <span className="rates-words">
        <strong>
          <DashedPart text={own} next={later ?? off} />
        </strong>
        {later === null ? null : <DashedPart text={later} next={off} />}
        {off === null ? null : (
          <span className="rates-discount">
            <DashedPart text={off} next={null} />
          </span>
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
        {today === null ? null : <small> {describeChange(words, amount - today)}</small>}
      </span>{' '}
      <span className="rates-terms">
        {fees === '' ? null : <span className="ui-hint">{fees} </span>}
        {inclusions.length > 0 ? (
          <span>{fill(texts.includes, { what: describeInclusions(words, inclusions, nights) })} </span>
        ) : null}
        {/* One comparison a rate: an amendment's is with the booked room. */}
        {difference && today === null ? (
          <span className="ui-hint">
            {describeMore(words, difference.amount, cheapest === own ? null : cheapest)}
          </span>
        ) : null}
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

/** Words with the dash before the next part, so that a line ends with the dash and never begins with it. */
function DashedPart({ text, next }: { text: string; next: string | null }) {
  const words = text.replace(DASH, ' ');
  const last = words.lastIndexOf(' ') + 1;
  const dash = next?.match(DASH)?.[1];
  return (
    <>
      {words.slice(0, last)}
      <span className="rates-last">
        {words.slice(last)}
        {dash === undefined ? null : <span> {dash}</span>}
      </span>
    </>
  );
}
